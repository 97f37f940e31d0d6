import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { avoidedIn, avoidedNames } from '../test/avoided-names.ts';
import { codeNames } from '../test/code-names.ts';

const root = new URL('../../../', import.meta.url).pathname;
const avoided = avoidedNames(readFileSync(`${root}docs/glossary.md`, 'utf8'));

const files = globSync(
  ['{apps,packages,tooling}/*/{src,test}/**/*.{ts,tsx}', '{e2e/{product,specs,fixtures},bench/src}/**/*.{ts,tsx}'],
  { cwd: root, exclude: ['**/node_modules/**', '**/*.gen.ts'] },
);

// It reads every file of the code, which takes a busy machine a while.
test('no name in the code contains a word that the glossary avoids', { timeout: 60_000 }, () => {
  expect(files.length).toBeGreaterThan(1_500);
  expect(files.flatMap((path) => avoidedIn(avoided, path, readFileSync(root + path, 'utf8')))).toEqual([]);
});

test.each([
  ['a type, a function, a property', 'type ClientList = { deliveryRouteId: string }; function addOrderNumbers() {}', 3],
  ['a plural in a compound', 'const defaultRouteIds = [];', 1],
  ['a technical sense', 'const routes = createRoutes(sortOrder, areas, queryClient, client.get(), roundTrip);', 0],
  ['a comment or a text', `// a client's trip\nconst a = 'client'; const b = \`trip \${c} client\`; /client's \`/;`, 0],
  ['code within a template', `const a = \`client \${clientName({ b: \`\${trip}\` })} client\`;`, 2],
])('avoids words in names only: %s', (_, code, count) => {
  expect(avoidedIn(avoided, 'apps/shell/src/page.ts', code)).toHaveLength(count);
});

test.each([
  ['apps/shell/src/client-picker.tsx', 1],
  ['apps/shell/src/create-query-client.ts', 0],
  ['packages/realtime/src/create-realtime.ts', 0],
])('avoids words in file names: %s', (path, count) => {
  expect(avoidedIn(avoided, path, '')).toHaveLength(count);
});

test('names the word to use instead', () => {
  expect(avoidedIn(avoided, 'apps/shell/src/page.ts', 'const carrier = 1;')).toEqual([
    'apps/shell/src/page.ts: carrier (use deliveryCompany)',
  ]);
});

test('reads the names of code, without comments, texts and regular expressions', () => {
  const code = `const a = b / c['d'] / 2; // e
return /f['"\`]/g.test(\`g\${h.i}j\`) && <K l="m" />; /* n */ type O = 'p';`;
  expect([...codeNames(code)]).toEqual([
    'const',
    'a',
    'b',
    'c',
    'return',
    'g',
    'test',
    'h',
    'i',
    'K',
    'l',
    'type',
    'O',
  ]);
});
