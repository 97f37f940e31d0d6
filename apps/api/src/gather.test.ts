import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { gather } from './gather.ts';

const named = (keys: string[]) => new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}!`]));

it('asks once for all that is asked for in one turn, each key once', async () => {
  const ask = vi.fn(async (keys: string[]) => named(keys));
  const find = gather(ask);
  expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(find))).toEqual(['a!', 'b!', 'a!', undefined]);
  expect(ask.mock.calls).toEqual([[['a', 'b', 'nobody']]]);
});

it('asks anew for whoever comes while an answer is under way', async () => {
  let isOver = false;
  const find = gather(async (keys) => {
    const answer = isOver ? new Map<string, string>() : named(keys);
    await nextTurn();
    return answer;
  });
  const early = find('a');
  await nextTurn();
  isOver = true;
  expect(await find('a')).toBeUndefined();
  expect(await early).toBe('a!');
});

it('fails for all who asked together, and not for the next', async () => {
  const ask = vi.fn(async (keys: string[]) => named(keys)).mockRejectedValueOnce(new Error('away'));
  const find = gather(ask);
  const outcomes = await Promise.allSettled([find('a'), find('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('a')).toBe('a!');
});
