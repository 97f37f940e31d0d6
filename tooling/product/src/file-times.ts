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
