type Mode = 'code' | 'template';

/** Splits code into comments, strings, regular expressions, names and single signs. */
const inCode =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=[(,=:[!&|?;{]\s*|\breturn\s+)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[A-Za-z_$][\w$]*|[\s\S]/y;
const inTemplate = /(?:[^`\\$]|\\.|\$(?!\{))*(`|\$\{)/y;

/** Returns the names in TypeScript code: types, functions, variables and properties, without comments and texts. */
export function codeNames(code: string): Set<string> {
  const names = new Set<string>();
  const modes: Mode[] = ['code'];
  let at = 0;
  while (at < code.length) {
    const pattern = modes.at(-1) === 'template' ? inTemplate : inCode;
    pattern.lastIndex = at;
    const match = pattern.exec(code);
    if (!match) break;
    at = pattern.lastIndex;
    const token = match[1] ?? match[0];
    if (token === '{' || token === '${') modes.push('code');
    else if (token === '}' || (token === '`' && pattern === inTemplate)) modes.pop();
    else if (token === '`') modes.push('template');
    else if (/^[A-Za-z_$]/.test(token)) names.add(token);
  }
  return names;
}

/** Splits a name at capitals, hyphens and underscores: `defaultRouteIds` is default, route, ids. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
