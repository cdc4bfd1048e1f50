// Shows operations in the reference as the functions that they are: each is a constant whose type, `OperationFunction`, is called.
import { Context, ReflectionKind } from 'typedoc';

/** Marks what is declared as an operation with `@function`, as typedoc wants it. */
export function load() {
  const { getComment } = Context.prototype;
  Context.prototype.getComment = function (symbol, kind) {
    const comment = getComment.call(this, symbol, kind);
    if (comment === undefined || kind !== ReflectionKind.Variable) return comment;
    if (this.checker.getTypeOfSymbol(symbol).symbol?.name !== 'OperationFunction') return comment;
    const marked = comment.clone();
    marked.modifierTags.add('@function');
    return marked;
  };
}
