import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createKnownAnswers } from './known-answers.ts';

function asked() {
  const answer = createKnownAnswers(2);
  let made = 0;
  const ask = async (question: string, snapshot: string) => {
    const bytes = await answer(question, snapshot, async () => {
      made += 1;
      if (question === 'broken' && made === 1) throw new Error('no database');
      return Buffer.from(`${question} ${made}`);
    });
    return gunzipSync(bytes).toString();
  };
  return { ask, made: () => made };
}

test('the same question is answered once, at once and again, until something was committed', async () => {
  const { ask, made } = asked();
  expect(await Promise.all([ask('day', '1'), ask('day', '1')])).toEqual(['day 1', 'day 1']);
  expect(await ask('day', '1')).toBe('day 1');
  expect(await ask('other', '1')).toBe('other 2');
  expect(await ask('day', '2')).toBe('day 3');
  expect(made()).toBe(3);
});

test('an answer that failed is made again', async () => {
  const { ask } = asked();
  await expect(ask('broken', '1')).rejects.toThrow('no database');
  expect(await ask('broken', '1')).toBe('broken 2');
});

test('what was asked longest ago makes room', async () => {
  const { ask, made } = asked();
  for (const question of ['a', 'b', 'c', 'a']) await ask(question, '1');
  expect(made()).toBe(4);
});
