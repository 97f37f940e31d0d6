import { parseArgs } from 'node:util';
import { allSteps } from './all-steps.ts';
import { areaSteps } from './area-steps.ts';
import { areaNames } from './areas.ts';
import { offerRedis } from './redis.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';

const limitMinutes = 45;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const chosen = chooseSteps(args);
  if (typeof chosen !== 'string') return await run(chosen);
  process.stderr.write(`${chosen}\n`);
  return 1;
}

/** The steps that were asked for, or a sentence that says what was asked wrongly. */
function chooseSteps(args: string[]): Step[][] | string {
  const { values, tokens } = parseArgs({ args, options: { area: { type: 'string' } }, strict: false, tokens: true });
  const unknown = tokens.find((token) => token.kind !== 'option' || token.name !== 'area');
  if (unknown) return `Only --area <name> can be asked for, not ${args[unknown.index]}.`;
  const { area } = values;
  if (area === undefined) {
    offerRedis();
    return allSteps();
  }
  const known = areaNames();
  if (typeof area === 'string' && known.includes(area)) return areaSteps(area);
  return `There is no area "${area === true ? '' : area}". Known: ${known.join(', ')}.`;
}

async function run(groups: Step[][]): Promise<number> {
  const { failed } = await runSteps(groups, { limitMinutes, write: (text) => process.stdout.write(text) });
  return failed === 0 ? 0 : 1;
}
