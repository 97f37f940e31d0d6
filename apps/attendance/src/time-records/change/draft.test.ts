import { describe, expect, test } from 'vitest';
import { punch, record, usualPunches } from '../../../test/records.ts';
import {
  changesStanding,
  type Draft,
  draftFromTimes,
  draftOf,
  fateOf,
  inputOf,
  isChanged,
  isReadable,
  punchDifferencesOf,
  rebased,
} from './draft.ts';

const fates = (draft: Draft) => draft.map((one) => `${one.kind} ${one.text} ${fateOf(one)}`);
const time = (
  kind: 'clockIn' | 'leaveGarage' | 'returnGarage' | 'clockOut' | 'breakStart' | 'breakEnd',
  minutes: number,
) => ({
  kind,
  minutes,
});
const usualTimes = [time('clockIn', 125), time('leaveGarage', 151), time('returnGarage', 672), time('clockOut', 700)];

describe('a line over punches that stand', () => {
  test('changes nothing where it says the same', () => {
    expect(isChanged(draftFromTimes(record(1), usualTimes))).toBe(false);
  });

  test('adds what the day lacks, and leaves alone what stands', () => {
    const draft = draftFromTimes(record(1, { punches: usualPunches.slice(0, 3) }), usualTimes);
    expect(fates(draft).at(-1)).toBe('clockOut 11:40 added');
    expect([isChanged(draft), changesStanding(draft)]).toEqual([true, false]);
  });

  test('changes a time, and takes back what it no longer has', () => {
    const draft = draftFromTimes(record(1), [time('clockIn', 130), time('clockOut', 700)]);
    expect(fates(draft)).toEqual([
      'clockIn 2:10 changed',
      'leaveGarage 2:31 takenBack',
      'returnGarage 11:12 takenBack',
      'clockOut 11:40 same',
    ]);
    expect(changesStanding(draft)).toBe(true);
  });

  test('gives the same break its own punches where another one is added before it', () => {
    const pause = [punch(8, 'breakStart', '8:00'), punch(9, 'breakEnd', '8:30')];
    const both = [
      ...usualTimes,
      time('breakStart', 300),
      time('breakEnd', 330),
      time('breakStart', 480),
      time('breakEnd', 510),
    ];
    const draft = draftFromTimes(record(1, { punches: [...usualPunches, ...pause] }), both);
    expect(fates(draft).filter((text) => !text.endsWith('same'))).toEqual([
      'breakStart 5:00 added',
      'breakEnd 5:30 added',
    ]);
  });
});

describe('what is sent', () => {
  test('are the punches as they should be, with those that were looked at', () => {
    const taken = draftOf(record(1)).map((one) => (one.kind === 'leaveGarage' ? { ...one, isTakenBack: true } : one));
    const input = inputOf(taken, record(1), { reason: 'mistaken', reasonText: null });
    expect(input.punches.map(({ kind }) => kind)).toEqual(['clockIn', 'returnGarage', 'clockOut']);
    expect(input.seen).toHaveLength(4);
  });

  test('keeps a time before midnight, which nobody can type', () => {
    const early = record(1, { punches: [punch(1, 'clockIn', '-0:10')] });
    const [one] = draftOf(early);
    expect(one?.text).toBe('-0:10');
    expect(inputOf(draftOf(early), early, { reason: 'mistaken', reasonText: null }).punches[0]?.minutes).toBe(-10);
    expect(isReadable(one ? [{ ...one, text: '-0:20' }] : [])).toBe(false);
  });
});

describe('what others changed meanwhile', () => {
  const [first, second, ...rest] = usualPunches;
  const theirs = record(1, {
    punches: [{ ...(first ?? punch(1, 'clockIn', '2:05')), at: punch(1, 'clockIn', '2:00').at }, ...rest],
  });

  test('is told by punch: another time, or taken back', () => {
    expect(punchDifferencesOf(record(1), theirs)).toEqual([
      { id: first?.id, kind: 'clockIn', before: 125, after: 120 },
      { id: second?.id, kind: 'leaveGarage', before: 151, after: null },
    ]);
  });

  test('stays, and so does what was typed here', () => {
    const mine = draftOf(record(1)).map((one) => (one.kind === 'clockOut' ? { ...one, text: '12:00' } : one));
    expect(fates(rebased(mine, theirs))).toEqual([
      'clockIn 2:00 same',
      'returnGarage 11:12 same',
      'clockOut 12:00 changed',
    ]);
  });
});
