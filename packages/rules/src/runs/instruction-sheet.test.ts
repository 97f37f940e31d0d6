import { describe, expect, test } from 'vitest';
import { at } from '../../test/duties.ts';
import { addDays } from '../calendar.ts';
import { needsInstructionSheet, nightsAway } from './instruction-sheet.ts';

const day = '2026-11-26';
/** From a time of a day until a time so many days later: '+2 5:00'. */
const between = (from: string, to: string) => {
  const [, days, time = ''] = /^\+(\d) (.*)$/.exec(to) ?? [];
  return { reportAt: at(day, from), endAt: at(addDays(day, Number(days)), time) };
};

describe('nights away', () => {
  test.each([
    ['of a day', '8:00', '+0 17:00', 0],
    ['of an early morning that begins after midnight', '0:30', '+0 9:00', 0],
    ['of a morning from midnight on', '0:00', '+0 5:00', 1],
    ['that end a minute before the night does', '22:00', '+1 4:59', 0],
    ['of a night run', '22:00', '+1 5:00', 1],
    ['until the late evening of the next day', '8:00', '+1 23:59', 1],
    ['that end before the second night does', '8:00', '+2 4:59', 1],
    ['of two nights', '8:00', '+2 5:00', 2],
    ['of three days', '6:00', '+2 18:00', 2],
    ['of four days', '6:00', '+3 18:00', 3],
  ])('%s', (_run, from, to, nights) => {
    expect(nightsAway(between(from, to))).toBe(nights);
  });
});

describe('an instruction sheet', () => {
  test.each([
    ['is not needed for a day', '8:00', '+0 17:00', false, false],
    ['is not needed for one night away', '8:00', '+1 17:00', false, false],
    ['is needed for two nights away', '8:00', '+2 18:00', false, true],
    ['is needed where the office says that no call is face to face', '8:00', '+0 17:00', true, true],
  ])('%s', (_rule, from, to, needsInstruction, isNeeded) => {
    expect(needsInstructionSheet({ ...between(from, to), needsInstruction })).toBe(isNeeded);
  });
});
