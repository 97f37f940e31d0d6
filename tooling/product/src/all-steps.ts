import { ensureChromium } from './chromium.ts';
import { databaseTests } from './database-tests.ts';
import { datedTests, otherZones } from './dated-tests.ts';
import { installedPostgresServers } from './postgres-servers.ts';
import { checkStep, playwrightStep, type Step, vitestStep } from './step.ts';

/** Every check of the product; the steps of a group run side by side. */
export function allSteps(): Step[][] {
  return [
    [
      checkStep('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']),
      checkStep('lint', 'biome', ['check', '--error-on-warnings', '.']),
      checkStep('boundaries', 'turbo', ['boundaries']),
      checkStep('unused code', 'knip', ['--treat-config-hints-as-errors']),
      checkStep('build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
    ],
    [vitestStep('unit and API', [])],
    ...installedPostgresServers().map(({ version, bin }) => [
      vitestStep(`API on PostgreSQL ${version}`, ['--project', '@haisha/api', ...databaseTests], {
        TEST_POSTGRES_BIN: bin,
      }),
    ]),
    ...otherZones().map((zone) => [vitestStep(`days in ${zone}`, datedTests, { TZ: zone })]),
    [playwrightStep('browser', [], () => ({ CHROMIUM_PATH: ensureChromium() }))],
  ];
}
