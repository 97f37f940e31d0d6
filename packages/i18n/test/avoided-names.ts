import { codeNames, wordsOf } from './code-names.ts';

type AvoidedName = { words: string[]; instead: string; allowed: string[] };

/** Reads the table "Words to avoid" of the glossary. */
export function avoidedNames(glossary: string): AvoidedName[] {
  const [, section = ''] = glossary.split('## Words to avoid');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [, avoid = '', instead = '', allowed = ''] = row.split('|');
    return quoted(avoid).map((name) => ({
      words: wordsOf(name),
      instead: quoted(instead).join(' or '),
      allowed: quoted(allowed),
    }));
  });
}

/** Returns the avoided names in a file, each with the word to use instead. */
export function avoidedIn(avoided: readonly AvoidedName[], path: string, code: string): string[] {
  const fileName = path.replace(/^.*\//, '').replace(/\..*$/, '');
  return [fileName, ...codeNames(code)].flatMap((name) => {
    const found = avoided.find((one) => contains(wordsOf(name), one.words) && !isAllowed(one, path, name));
    return found ? [`${path}: ${name} (use ${found.instead})`] : [];
  });
}

function contains(words: readonly string[], avoided: readonly string[]): boolean {
  return words.some((_, at) => avoided.every((word, index) => singular(words[at + index]) === singular(word)));
}

/** An allowed entry with a slash is a folder; any other is a name, in which `*` stands for any characters. */
function isAllowed({ allowed }: AvoidedName, path: string, name: string): boolean {
  const plain = (text: string) => wordsOf(text).join('');
  return allowed.some((entry) =>
    entry.includes('/')
      ? path.startsWith(entry)
      : new RegExp(`^${entry.split('*').map(plain).join('.*')}$`).test(plain(name)),
  );
}

function singular(word: string | undefined): string | undefined {
  return word?.replace(/s$/, '');
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');
}
