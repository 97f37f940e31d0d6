import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { type Target, targets } from './targets.ts';

/** Outside of the work tree, which stays as it is. */
const folder = join(tmpdir(), 'haisha-mutation');

const [chosen, ...files] = process.argv.slice(2);
const names = chosen === undefined ? Object.keys(targets) : [chosen];
const unknown = names.find((name) => !(name in targets));
if (unknown !== undefined) {
  process.stderr.write(`There is nothing called ${unknown} here. Targets: ${Object.keys(targets).join(', ')}.\n`);
  process.exit(2);
}
for (const [name, target] of Object.entries(targets)) {
  if (names.includes(name)) await new Stryker(settingsOf(name, target)).runMutationTest();
}

function settingsOf(name: string, { workspace, mutate, tests }: Target): ConstructorParameters<typeof Stryker>[0] {
  const kept = tests.map((test) => (test.startsWith('!') ? test.slice(1) : `!${test}`));
  return {
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { dir: workspace, configFile: fileURLToPath(import.meta.resolve('./tests.config.ts')), related: true },
    mutate: files.length > 0 ? files.map((file) => `${workspace}/src/**/${file}.ts`) : [...mutate],
    // The copy holds no other tests. The setting `testFiles` would leave faults in constants switched off.
    ignorePatterns: ['**', '!tsconfig.base.json', `!${workspace}/**`, '*.test.ts', ...kept, 'node_modules', 'dist'],
    tempDirName: join(folder, 'copies'),
    cleanTempDir: 'always',
    concurrency: 2,
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 10,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: join(folder, `${name}.html`) },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  };
}
