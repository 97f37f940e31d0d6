import { expect, it } from 'vitest';
import { sharesOfAreas, slowestFiles, timesInPlaywright } from './file-times.ts';

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

it('says which share of the time the tests of each area took', () => {
  const times = [
    { file: 'apps/masters/src/manifest.test.ts', seconds: 1 },
    { file: 'apps/api/src/areas/masters/vehicles.test.ts', seconds: 5 },
    { file: 'e2e/specs/dispatch/board.spec.ts', seconds: 3 },
    { file: 'packages/ui/src/masters-of-none.test.tsx', seconds: 1 },
  ];
  expect(sharesOfAreas(times, ['dispatch', 'masters'])).toBe('masters 60 %, dispatch 30 %, frame 10 %');
});
