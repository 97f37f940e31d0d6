import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './create-turns.ts';

/** Work by name, in the order in which it starts; each ends when the test says so. */
function trace(most: number) {
  const inTurn = createTurns(most);
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const outcomes = new Map<string, Promise<unknown>>();
  return {
    started,
    /** `A1` is the first work of A; an exclamation mark makes it large. */
    add: async (...names: string[]) => {
      for (const name of names) {
        const work = async () => {
          started.push(name);
          await new Promise<void>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve())));
        };
        outcomes.set(name, inTurn({ owner: name[0] ?? '', isLarge: name.endsWith('!') }, work));
      }
      await setImmediate();
    },
    end: async (name: string, error?: Error) => {
      const end = ends.get(name);
      if (!end) throw new Error(`${name} has not started`);
      end(error);
      await outcomes.get(name)?.catch(() => undefined);
      await setImmediate();
    },
    outcome: (name: string) => outcomes.get(name),
  };
}

describe('work in turns', () => {
  it('goes on a few at a time, first come, first served', async () => {
    const { add, end, started } = trace(2);
    await add('A1', 'B1', 'C1', 'D1');
    expect(started).toEqual(['A1', 'B1']);
    await end('B1');
    expect(started).toEqual(['A1', 'B1', 'C1']);
    await end('A1');
    expect(started).toEqual(['A1', 'B1', 'C1', 'D1']);
  });

  it('of one owner goes on one at a time, so that others have the rest', async () => {
    const { add, end, started } = trace(2);
    await add('A1', 'A2', 'A3', 'B1');
    expect(started).toEqual(['A1', 'B1']);
    await end('B1');
    expect(started).toEqual(['A1', 'B1']);
    await end('A1');
    expect(started).toEqual(['A1', 'B1', 'A2']);
  });

  it('of somebody who comes later is not behind all that another one has brought', async () => {
    const { add, end, started } = trace(1);
    await add('A1', 'A2', 'A3', 'B1', 'C1', 'B2');
    for (const name of ['A1', 'A2', 'B1', 'C1', 'A3', 'B2']) {
      expect(started.at(-1)).toBe(name);
      await end(name);
    }
  });

  it('of somebody who brings much is not behind all others for good', async () => {
    const { add, end, started } = trace(1);
    await add('A1', 'A2', 'A3');
    for (const [over, newcomer] of [
      ['A1', 'B1'],
      ['A2', 'C1'],
      ['B1', 'D1'],
    ] as const) {
      await add(newcomer);
      await end(over);
    }
    expect(started).toEqual(['A1', 'A2', 'B1', 'A3']);
  });

  it('that is large leaves room for what is small, whoever brings it', async () => {
    const { add, end, started } = trace(2);
    await add('A1!', 'B1!', 'C1!', 'D1', 'E1');
    expect(started).toEqual(['A1!', 'D1']);
    await end('D1');
    expect(started).toEqual(['A1!', 'D1', 'E1']);
    await end('A1!');
    expect(started).toEqual(['A1!', 'D1', 'E1', 'B1!']);
  });

  it('is done where one at a time goes on, large or small', async () => {
    const { add, end, started } = trace(1);
    await add('A1!', 'B1');
    await end('A1!');
    expect(started).toEqual(['A1!', 'B1']);
  });

  it('that fails tells so, and the next one starts', async () => {
    const { add, end, started, outcome } = trace(1);
    await add('A1', 'A2');
    await end('A1', new Error('broken'));
    await expect(outcome('A1')).rejects.toThrow('broken');
    expect(started).toEqual(['A1', 'A2']);
  });
});
