import { fuzzSeed } from '@haisha/api/fuzz-seed';
import { ensureChromium } from './chromium.ts';
import { databaseTests } from './database-tests.ts';
import { datedTests, otherZone } from './dated-tests.ts';
import { oldestPostgres } from './postgres-servers.ts';
import { checkStep, playwrightStep, type Step, vitestStep } from './step.ts';

/** What is checked as one program: its packages read each other's sources, and each by itself would read them again. */
export const programs = ['browser', 'server', 'tools'] as const;
/** Each further checker of a program checks anew what several of them need; the programs run side by side as it is. */
const oneChecker = ['--checkers', '1'];

/** Every check of the product; the steps of a group run side by side. */
export function allSteps(): Step[][] {
  const seed = String(fuzzSeed());
  return [
    [
      ...programs.map((name) =>
        checkStep(`types: ${name}`, 'tsc', ['--noEmit', ...oneChecker, '-p', `tsconfig.${name}.json`]),
      ),
      checkStep('lint', 'biome', ['check', '--error-on-warnings', '.']),
      checkStep('boundaries', 'turbo', ['boundaries']),
      checkStep('unused code', 'knip', ['--treat-config-hints-as-errors']),
      checkStep('build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
    ],
    [vitestStep(`unit and API, FUZZ_SEED=${seed}`, databaseTests.map(leftOut), { FUZZ_SEED: seed })],
    [databaseStep()],
    [playwrightStep('browser', [], () => ({ CHROMIUM_PATH: ensureChromium() }))],
  ];
}

/**
 * What asks much of the database runs on the oldest version, in another zone; the newest one is under all other tests
 * of the API, which ask every route, and under those of the browser.
 */
function databaseStep(): Step {
  const server = oldestPostgres();
  const zone = otherZone();
  const tests = [...new Set([...databaseTests, ...datedTests])];
  return vitestStep(`database and days, on PostgreSQL ${server?.version ?? '(embedded)'} in ${zone}`, tests, {
    TZ: zone,
    ...(server && { TEST_POSTGRES_BIN: server.bin }),
  });
}

/** The option that leaves out the tests whose paths begin so; Vitest reads it from the folder of each project. */
export function leftOut(beginning: string): string {
  return `--exclude=**/${beginning.replace('apps/api/', '')}${beginning.endsWith('/') ? '**' : '*'}`;
}
