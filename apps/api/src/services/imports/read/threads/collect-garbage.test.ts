import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

type Detail = { kind: number; flags: number };
const { NODE_PERFORMANCE_GC_MAJOR: major, NODE_PERFORMANCE_GC_FLAGS_FORCED: forced } = constants;

it('what files leave behind is given back once no more come, in two goes', async () => {
  let asked = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries() as unknown as { detail: Detail }[]) {
      if (detail.kind === major && (detail.flags & forced) !== 0) asked += 1;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  for (let file = 0; file < 10; file += 1) {
    collectGarbage(1_000);
    await delay(20);
  }
  expect(asked).toBe(0);
  await vi.waitFor(() => expect(asked).toBe(2), 10_000);
  await delay(1_500);
  expect(asked).toBe(2);
  observer.disconnect();
  expect(globalThis).not.toHaveProperty('gc');
});
