import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inLanes } from './in-lanes.ts';

async function* countTo(last: number, given: number[] = []): AsyncGenerator<number> {
  for (let piece = 1; piece <= last; piece++) {
    given.push(piece);
    yield piece;
  }
}

describe('pieces in lanes', () => {
  it('are all worked on once, several at a time', async () => {
    const done: number[] = [];
    let atWork = 0;
    let most = 0;
    await inLanes(2, countTo(20), async (piece) => {
      most = Math.max(most, ++atWork);
      await delay(2);
      atWork -= 1;
      done.push(piece);
    });
    expect(done.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(most).toBe(2);
  });

  it('may be none', async () => {
    await inLanes(2, countTo(0), () => Promise.reject(new Error('nothing to do')));
  });

  it('end with the first error, once nothing is under way, and without beginning another', async () => {
    const given: number[] = [];
    let atWork = 0;
    const second = Promise.withResolvers<void>();
    const work = inLanes(2, countTo(100, given), async (piece) => {
      atWork += 1;
      if (piece === 2) second.resolve();
      else await second.promise.then(() => delay(20));
      atWork -= 1;
      throw new Error(`piece ${piece}`);
    });
    await expect(work).rejects.toThrow('piece 2');
    expect(atWork).toBe(0);
    expect(given.length).toBeLessThan(10);
  });

  it('are left where they are by the other lanes as well once one has failed', async () => {
    const given: number[] = [];
    const work = inLanes(2, countTo(100, given), async (piece) => {
      await delay(1);
      if (piece === 1) throw new Error('piece 1');
    });
    await expect(work).rejects.toThrow('piece 1');
    expect(given.length).toBeLessThan(10);
  });

  it('end with the error of what gives them', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      throw new Error('unreadable');
    }
    await expect(inLanes(2, broken(), () => Promise.resolve())).rejects.toThrow('unreadable');
  });
});
