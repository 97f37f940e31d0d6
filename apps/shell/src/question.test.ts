import { expect, it, vi } from 'vitest';
import { createQuestion } from './question.ts';

it('is open from the question to the answer, which everybody who asked gets', async () => {
  const question = createQuestion<boolean>();
  const listener = vi.fn();
  question.subscribe(listener);
  expect(question.isOpen()).toBe(false);
  const answers = Promise.all([question.ask(), question.ask()]);
  expect(question.isOpen()).toBe(true);
  question.answer(true);
  expect(await answers).toEqual([true, true]);
  expect(question.isOpen()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});
