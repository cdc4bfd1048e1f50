// Tells typedoc what declarations are: a constant of the type `OperationFunction` is a function, and `(typeof SIGNS)[number]` is the list of signs.
import { Context, ReflectionKind } from 'typedoc';

/** The tag by which typedoc reads a declaration as it is meant. */
function tagOf(checker, symbol, kind) {
  if (kind === ReflectionKind.Variable)
    return checker.getTypeOfSymbol(symbol).symbol?.name === 'OperationFunction' ? '@function' : undefined;
  if (kind !== ReflectionKind.TypeAlias) return undefined;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return type.isUnion() && type.types.every((one) => one.isLiteral()) ? '@useDeclaredType' : undefined;
}

/** Marks declarations with these tags. */
export function load() {
  const { getComment } = Context.prototype;
  Context.prototype.getComment = function (symbol, kind) {
    const comment = getComment.call(this, symbol, kind);
    const tag = comment && tagOf(this.checker, symbol, kind);
    if (tag === undefined) return comment;
    const marked = comment.clone();
    marked.modifierTags.add(tag);
    return marked;
  };
}
