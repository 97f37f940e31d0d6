import { expect, test } from 'vitest';
import { finding } from '../../../test/board.ts';
import { saidOnce } from './said-once.ts';

const late = (stopId: string, minutes: number) => finding({ code: 'slotMissed', params: { stopId, minutes } });
const short = ({ code, params }: ReturnType<typeof finding>) => `${code} ${params?.minutes ?? ''}`.trim();
const names: Record<string, string> = { a: '越谷', b: '草加' };
const placeOf = (id: string) => names[id] ?? null;

test('what is found at two stops is said once, with both', () => {
  expect(saidOnce([late('a', 30), late('b', 30), late('b', 45), finding()], short, placeOf)).toEqual([
    { text: 'slotMissed 30', places: ['越谷', '草加'] },
    { text: 'slotMissed 45', places: ['草加'] },
    { text: 'restUnderGoal', places: [] },
  ]);
});

test('two stops at one place are one place, and a stop that is gone is none', () => {
  expect(saidOnce([late('a', 30), late('a', 30), late('c', 30)], short, placeOf)).toEqual([
    { text: 'slotMissed 30', places: ['越谷'] },
  ]);
});
