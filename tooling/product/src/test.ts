import { allSteps } from './all-steps.ts';
import { offerRedis } from './redis.ts';
import { runSteps } from './run-steps.ts';

offerRedis();

const { failed } = await runSteps(allSteps(), {
  limitMinutes: 45,
  write: (text) => process.stdout.write(text),
});
process.exitCode = failed === 0 ? 0 : 1;
