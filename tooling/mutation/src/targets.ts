/** What is changed, fault by fault, and the tests that ought to notice; patterns begin at the root of the repository. */
export type Target = { workspace: string; mutate: readonly string[]; tests: readonly string[] };

const hours = 'packages/rules/src/hours';

/** The part of the imports whose tests need no database, wherever below this folder the files lie. */
const imports = 'apps/api/src/**/imports/**';
const importFiles = [
  'cell-format',
  'decode-text',
  'find-columns',
  'in-lanes',
  'open-archive',
  'other-zip',
  'plain-word',
  'read-csv',
  'read-figure',
  'read-office-text',
  'read-serial',
  'read-table',
  'read-workbook',
  'read-xlsx',
  'read-xml',
  'same-place',
  'sum-rows',
];
const importTests = [
  'cell-format',
  'decode-text',
  'find-columns',
  'in-lanes',
  'open-archive',
  'other-zip',
  'plain-word',
  'read-csv',
  'read-figure',
  'read-header',
  'read-office-text',
  'read-serial',
  'read-table',
  'read-table-kinds',
  'read-xlsx',
  'read-xlsx-looks',
  'read-xml',
  'same-place',
  'sum-rows',
];

export const targets: Readonly<Record<string, Target>> = {
  rules: {
    workspace: 'packages/rules',
    mutate: ['packages/rules/src/*.ts', '!packages/rules/src/*.test.ts'],
    tests: ['packages/rules/src/*.test.ts'],
  },
  hours: {
    workspace: 'packages/rules',
    mutate: [`${hours}/*.ts`, `!${hours}/*.test.ts`, `!${hours}/first-parameters.ts`],
    tests: [`${hours}/*.test.ts`],
  },
  releases: {
    workspace: 'packages/releases',
    mutate: ['packages/releases/src/*.ts', '!packages/releases/src/*.test.ts', '!packages/releases/src/cli.ts'],
    // Those of the command start processes, which no fault reaches.
    tests: ['packages/releases/src/*.test.ts', '!packages/releases/src/cli.test.ts'],
  },
  imports: {
    workspace: 'apps/api',
    mutate: importFiles.map((name) => `${imports}/${name}.ts`),
    tests: importTests.map((name) => `${imports}/${name}.test.ts`),
  },
};
