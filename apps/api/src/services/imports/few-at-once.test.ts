import { describe, expect, it } from 'vitest';
import { createFewAtOnce } from './few-at-once.ts';

function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: async () => await promise, resolve, reject };
}

const crowded = { code: 'import.crowded', status: 429 };

describe('works of one owner', () => {
  it('are refused beyond a few, and others are not', async () => {
    const few = createFewAtOnce(2);
    const [one, two] = [held(), held()];
    const begun = [few('A', one.work), few('A', two.work)];
    let isBegun = false;
    const third = few('A', async () => {
      isBegun = true;
    });
    await expect(third).rejects.toMatchObject(crowded);
    expect(isBegun).toBe(false);
    expect(await few('B', async () => 'done')).toBe('done');
    one.resolve('one');
    two.resolve('two');
    expect(await Promise.all(begun)).toEqual(['one', 'two']);
  });

  it('leave room once they are over, whether they failed or not', async () => {
    const few = createFewAtOnce(1);
    const failing = held();
    const failed = few('A', failing.work);
    failing.reject(new Error('broken'));
    await expect(failed).rejects.toThrow('broken');
    expect(await few('A', async () => 'again')).toBe('again');
    expect(await few('A', async () => 'and again')).toBe('and again');
  });
});
