import { ensureChromium } from './chromium.ts';
import { databaseTests } from './database-tests.ts';
import { datedTests, otherZones } from './dated-tests.ts';
import { installedPostgresServers } from './postgres-servers.ts';
import { offerRedis } from './redis.ts';
import { type Count, checkStep, playwrightStep, type Step, vitestStep } from './step.ts';

offerRedis();

const steps: Step[] = [
  checkStep('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']),
  checkStep('lint', 'biome', ['check', '--error-on-warnings', '.']),
  checkStep('boundaries', 'turbo', ['boundaries']),
  checkStep('unused code', 'knip', ['--treat-config-hints-as-errors']),
  checkStep('build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
  vitestStep('unit and API', []),
  ...installedPostgresServers().map(({ version, bin }) =>
    vitestStep(`API on PostgreSQL ${version}`, ['--project', '@haisha/api', ...databaseTests], {
      TEST_POSTGRES_BIN: bin,
    }),
  ),
  ...otherZones().map((zone) => vitestStep(`days in ${zone}`, datedTests, { TZ: zone })),
  playwrightStep('browser', () => ({ CHROMIUM_PATH: ensureChromium() })),
];

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
const failures: string[] = [];
for (const { name, run } of steps) {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const { passed, failed, reasons } = await run();
  total.passed += passed;
  total.failed += failed;
  lines.push(`${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed, ${seconds(started)} s`);
  failures.push(...reasons.map((reason) => `✗ ${name}: ${reason}`));
}
process.stdout.write(`\n${[...failures, ...lines].join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
