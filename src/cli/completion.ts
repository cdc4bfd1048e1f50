import { factsFor } from './choices.js';
import type { Command, Option } from './command.js';
import { presentWord } from './now.js';

function choicesOf(command: Command, option: Option): readonly string[] {
  const word = presentWord(option);
  const choices = factsFor(command, option)?.choices ?? option.choices ?? [];
  return word === undefined ? choices : [word, ...choices];
}

function within(command: Command, words: readonly string[]): readonly string[] {
  const before = words.at(-2) ?? '';
  const option = command.options.find(({ flag, kind }) => kind !== 'switch' && `--${flag}` === before);
  if (option !== undefined) return choicesOf(command, option);
  return [...command.options.map(({ flag }) => `--${flag}`), '--help'].filter(
    (flag) => !words.slice(0, -1).includes(flag),
  );
}

/**
 * Returns what the last word of a command line may become.
 *
 * @param words the words after the program's name, the last perhaps empty
 */
export function completions(words: readonly string[], commands: readonly Command[]): string[] {
  const last = words.at(-1) ?? '';
  const line = words.slice(0, -1).join(' ');
  const command = commands
    .filter(({ name }) => `${line} `.startsWith(`${name} `))
    .reduce<Command | undefined>(
      (best, next) => (next.name.length > (best?.name.length ?? 0) ? next : best),
      undefined,
    );
  const names = commands.flatMap(({ name }) => {
    const rest = line === '' ? name : name.startsWith(`${line} `) ? name.slice(line.length + 1) : '';
    return rest === '' ? [] : [rest.split(' ')[0] ?? ''];
  });
  const options = command === undefined ? (line === '' ? ['help', '--help', '--version'] : []) : within(command, words);
  return [...new Set([...names, ...options])].filter((text) => text.startsWith(last));
}

export const SCRIPTS: Readonly<Record<'bash' | 'zsh' | 'fish', string>> = {
  bash: `# siddhanta in bash: eval "$(siddhanta completion --shell bash)"
_siddhanta() {
  local IFS=$'\\n'
  COMPREPLY=($(siddhanta --complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _siddhanta siddhanta
`,
  zsh: `#compdef siddhanta
# siddhanta in zsh: eval "$(siddhanta completion --shell zsh)"
_siddhanta() {
  local -a found
  found=("\${(@f)$(siddhanta --complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n \${found[1]} ]] && compadd -a found || _files
}
compdef _siddhanta siddhanta
`,
  fish: `# siddhanta in fish: siddhanta completion --shell fish | source
complete -c siddhanta -f -a '(siddhanta --complete (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
complete -c siddhanta -l input -r -F
complete -c siddhanta -l svg -r -F
complete -c siddhanta -l png -r -F
`,
};
