import { expect, it } from 'vitest';
import { slowestFiles, timesInPlaywright } from './file-times.ts';

it('adds up the tests of each file of the browser tests, those in groups as well', () => {
  const spec = (...durations: number[]) => ({
    title: 'a test',
    tests: [{ status: 'expected' as const, results: durations.map((duration) => ({ duration, errors: [] })) }],
  });
  const times = timesInPlaywright({
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [
      {
        file: 'shell/login.spec.ts',
        specs: [spec(500)],
        suites: [{ file: 'shell/login.spec.ts', specs: [spec(1000, 500)] }],
      },
      { file: 'shell/theme.spec.ts', specs: [spec(250)] },
    ],
  });
  expect(times).toEqual([
    { file: 'e2e/specs/shell/login.spec.ts', seconds: 2 },
    { file: 'e2e/specs/shell/theme.spec.ts', seconds: 0.25 },
  ]);
  expect(slowestFiles(times, 1)).toEqual(['    2.0 s  e2e/specs/shell/login.spec.ts']);
});
