import type { PlaywrightReport, PlaywrightSuite } from './failed-tests.ts';

export type FileTime = { file: string; seconds: number };

/** How long the tests of each file of the browser tests took. */
export function timesInPlaywright({ suites }: PlaywrightReport): FileTime[] {
  const seconds = new Map<string, number>();
  for (const { file, milliseconds } of suites.flatMap(testsIn)) {
    seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000);
  }
  return [...seconds].map(([file, spent]) => ({ file: `e2e/specs/${file}`, seconds: spent }));
}

function testsIn({ file, specs, suites = [] }: PlaywrightSuite): { file: string; milliseconds: number }[] {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => ({ file, milliseconds: duration })), ...suites.flatMap(testsIn)];
}

/** The slowest files, slowest first, each as a line. */
export function slowestFiles(times: FileTime[], count: number): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** Which share of the time each area's own tests took, largest first; what belongs to none is the frame. */
export function sharesOfAreas(times: FileTime[], areas: readonly string[]): string {
  const seconds = Map.groupBy(times, ({ file }) => areas.find((area) => file.split('/').includes(area)) ?? 'frame');
  const sums = [...seconds].map(([name, own]) => ({ name, sum: own.reduce((all, one) => all + one.seconds, 0) }));
  const whole = sums.reduce((all, { sum }) => all + sum, 0);
  return sums
    .toSorted((one, other) => other.sum - one.sum)
    .map(({ name, sum }) => `${name} ${Math.round((sum / whole) * 100)} %`)
    .join(', ');
}
