import { fuzzSeed } from '@haisha/api/fuzz-seed';
import { ensureChromium } from './chromium.ts';
import { databaseTests } from './database-tests.ts';
import { datedTests, otherZone } from './dated-tests.ts';
import { oldestPostgres } from './postgres-servers.ts';
import { checkStep, playwrightStep, type Step, vitestStep } from './step.ts';

/** Every check of the product; the steps of a group run side by side. */
export function allSteps(): Step[][] {
  const seed = String(fuzzSeed());
  return [
    [
      checkStep('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']),
      checkStep('lint', 'biome', ['check', '--error-on-warnings', '.']),
      checkStep('boundaries', 'turbo', ['boundaries']),
      checkStep('unused code', 'knip', ['--treat-config-hints-as-errors']),
      checkStep('build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
    ],
    [vitestStep(`unit and API, FUZZ_SEED=${seed}`, [], { FUZZ_SEED: seed })],
    [elsewhereStep()],
    [playwrightStep('browser', [], () => ({ CHROMIUM_PATH: ensureChromium() }))],
  ];
}

/** What another version of PostgreSQL, or another zone, may answer otherwise: once more on the one in the other. */
function elsewhereStep(): Step {
  const server = oldestPostgres();
  const zone = otherZone();
  const tests = [...new Set([...databaseTests, ...datedTests])];
  return vitestStep(
    `database and days, on PostgreSQL ${server?.version ?? '(embedded)'} in ${zone}`,
    ['--project=!*behind one port', ...tests],
    { TZ: zone, ...(server && { TEST_POSTGRES_BIN: server.bin }) },
  );
}
