import { areaNames } from './areas.ts';
import { type FileTime, sharesOfAreas, slowestFiles } from './file-times.ts';
import { endCommands } from './run-command.ts';
import type { Count, Outcome, Step } from './step.ts';

type RunOptions = {
  /** After it everything is ended, and what had not passed by then has failed. */
  limitMinutes: number;
  write: (text: string) => void;
  /** Ends what still runs at the limit. */
  end?: () => Promise<void>;
};
type Finished = { name: string; outcome: Outcome; seconds: number };

const slowestCount = 10;

/**
 * Runs the groups one after the other, the steps of a group side by side. A step alone writes as it goes, those side by
 * side when they are done. The last line is `N passed, N failed`.
 */
export async function runSteps(
  groups: Step[][],
  { limitMinutes, write, end = endCommands }: RunOptions,
): Promise<Count> {
  const finished: Finished[] = [];
  let isOver = false;

  async function runOne({ name, run }: Step, isAlone: boolean): Promise<void> {
    if (isAlone) write(`\n── ${name}\n`);
    const started = performance.now();
    const outcome = await run(isAlone ? 'terminal' : 'result');
    if (isOver) return;
    const seconds = (performance.now() - started) / 1000;
    finished.push({ name, outcome, seconds });
    if (!isAlone) write(`\n── ${name}, ${seconds.toFixed(1)} s\n${outcome.output}`);
  }

  async function runAll(): Promise<void> {
    for (const group of groups) {
      if (isOver) return;
      await Promise.all(group.map((step) => runOne(step, group.length === 1)));
    }
  }

  const limit = Promise.withResolvers<'limit'>();
  const watchdog = setTimeout(() => limit.resolve('limit'), limitMinutes * 60_000);
  const isLate = (await Promise.race([runAll(), limit.promise])) === 'limit';
  clearTimeout(watchdog);
  isOver = true;
  if (isLate) {
    write(`\nThe run takes longer than ${limitMinutes} minutes: it is ended.\n`);
    await end();
  }
  const cutOff = groups.flat().filter(({ name }) => !finished.some((one) => one.name === name));
  return summarize([...finished, ...cutOff.map(({ name }) => unfinished(name, limitMinutes))], write);
}

function unfinished(name: string, limitMinutes: number): Finished {
  const reasons = [`had not passed after ${limitMinutes} minutes`];
  return { name, outcome: { passed: 0, failed: 1, reasons, times: [], output: '' }, seconds: 0 };
}

function summarize(finished: Finished[], write: (text: string) => void): Count {
  const failures = finished.flatMap(({ name, outcome }) => outcome.reasons.map((reason) => `✗ ${name}: ${reason}`));
  const slowest = slowestFiles(finished.flatMap(timesOf), slowestCount);
  const lines = finished.map(lineOf);
  const passed = finished.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = finished.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  const paragraphs = [slowest.length > 0 ? ['The slowest files:', ...slowest] : [], lines, failures];
  const told = paragraphs.filter((some) => some.length > 0).map((some) => some.join('\n'));
  write(`\n${told.join('\n\n')}\n\n${passed} passed, ${failed} failed\n`);
  return { passed, failed };
}

function timesOf({ name, outcome }: Finished): FileTime[] {
  return outcome.times.map(({ file, seconds }) => ({ file: `${file} (${name})`, seconds }));
}

function lineOf({ name, outcome: { passed, failed, times }, seconds }: Finished): string {
  const shares = times.length > 0 ? ` (${sharesOfAreas(times, areaNames())})` : '';
  return `${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s${shares}`;
}
