import { describe, expect, test } from 'vitest';
import { at, dutyOf, found, inputOf, reading } from '../../test/duties.ts';
import { hours } from './hours.ts';

const codes = ['splitRestTooShort', 'restTooShort', 'restUnderGoal'];

/** Records of 2026-05-11 with a split rest after each but the last two, then work of the next shift. */
const split = (texts: readonly string[]) =>
  texts.map((text, index) => dutyOf('2026-05-11', text, { splitRestFollows: index < texts.length - 2 }));

describe('分割休息 from 6:00', () => {
  test.each([
    // Two pieces: 4 h + 6 h = 10 h.
    [['6:00-12:00', '16:00-24:00', '30:00-31:00'], []],
    [['6:00-12:00', '16:00-24:01', '30:00-31:00'], ['splitRestTooShort 599/600']],
    [['6:00-12:00', '15:00-23:00', '30:00-31:00'], []],
    // 7 h + 3 h.
    [['6:00-12:00', '19:00-27:00', '30:00-31:00'], []],
    // Within the 24 hours the last piece is 2:59.
    [['6:00-11:00', '19:00-27:01', '31:00-32:00'], ['splitRestTooShort 659/600']],
    // The last rest reaches past 6:00 of the next day, where it no longer counts: 4 h + 5 h.
    [['6:00-12:00', '16:00-25:00', '32:00-33:00'], ['splitRestTooShort 540/600']],
    // Three pieces: 3 h + 4 h + 5 h = 12 h.
    [['6:00-10:00', '13:00-17:00', '21:00-25:00', '30:00-31:00'], []],
    [['6:00-10:00', '13:00-17:00', '21:00-25:01', '30:00-31:00'], ['splitRestTooShort 719/720']],
    // Four pieces are too many, whatever they add up to.
    [['6:00-8:00', '11:00-13:00', '16:00-18:00', '21:00-25:00', '30:00-31:00'], ['splitRestTooShort 840/720']],
    // A usual last rest needs no split.
    [['6:00-12:00', '16:00-20:00', '29:00-30:00'], ['restUnderGoal 540/660']],
    [['6:00-12:00', '16:00-20:00', '28:59-30:00'], []],
    // A gap under three hours is a break, no piece.
    [['6:00-12:00', '14:59-23:00', '30:00-31:00'], ['restTooShort 420/540']],
  ])('%j: %j', (texts, findings) => expect(found(split(texts), codes)).toEqual(findings));

  test('is one shift whose pieces are no duty', () => {
    const days = hours(inputOf(split(['6:00-12:00', '16:00-24:00', '30:00-31:00']))).days;
    expect(days).toHaveLength(2);
    expect(days[0]).toMatchObject({ dutyMinutes: 840, shiftMinutes: 840, breakMinutes: 0, restAfterMinutes: 360 });
    expect(days[0]?.dutyIds).toHaveLength(2);
  });

  test.each([
    ['without its mark', '16:00-24:00', false, 2],
    ['of nine hours', '21:00-24:00', true, 2],
    ['of 8:59', '20:59-24:00', true, 1],
  ])('a rest %s inside makes %s %j', (_, text, splitRestFollows, shifts) => {
    const duties = [dutyOf('2026-05-11', '6:00-12:00', { splitRestFollows }), dutyOf('2026-05-11', text)];
    expect(hours(inputOf(duties)).days).toHaveLength(shifts);
  });

  test('ends with the 24 hours from the start', () => {
    const records = (last: string) => [
      dutyOf('2026-05-11', '6:00-20:00', { splitRestFollows: true }),
      dutyOf('2026-05-11', '23:00-26:00', { splitRestFollows: true }),
      dutyOf('2026-05-11', last),
    ];
    expect(hours(inputOf(records('29:59-31:00'))).days).toHaveLength(1);
    expect(hours(inputOf(records('30:00-31:00'))).days).toHaveLength(2);
  });

  test('asks for the usual rest as the way out', () => {
    const duties = split(['6:00-12:00', '16:00-24:01', '30:00-31:00']);
    expect(hours(inputOf(duties)).findings.find(({ code }) => code === 'splitRestTooShort')).toMatchObject({
      level: 'red',
      article: 'standard 4-4-1',
      reading: { name: 'splitRest', value: 'shortLastRest' },
      wayOut: { code: 'startLater', at: at('2026-05-11', '33:01') },
    });
  });

  test('can be read as binding whatever the last rest is', () => {
    const duties = split(['6:00-10:00', '13:00-22:00', '31:00-32:00']);
    expect(found(duties, codes)).toEqual(['restUnderGoal 540/660']);
    // 3 h + 8 h until 6:00 are enough; 3 h + 6 h are not.
    expect(found(duties, codes, reading({ splitRest: 'always' }))).toEqual([]);
    const short = split(['6:00-10:00', '13:00-24:00', '33:00-34:00']);
    expect(found(short, codes, reading({ splitRest: 'always' }))).toEqual(['splitRestTooShort 540/600']);
  });

  test('is not judged while nothing follows, and not for two drivers or alternate-day duty', () => {
    expect(found(split(['6:00-12:00', '16:00-27:00', '40:00-41:00']).slice(0, 2), codes)).toEqual([]);
    const two = split(['6:00-12:00', '16:00-26:00', '30:00-31:00']).map((duty) => ({ ...duty, crew: 'two' as const }));
    expect(found(two, codes)).toEqual([]);
    const alternate = split(['6:00-12:00', '16:00-24:01', '30:00-31:00']).map((duty) => ({
      ...duty,
      isAlternate: true,
    }));
    expect(found(alternate, codes)).toEqual(['restTooShort 359/1200']);
  });
});

describe('how often', () => {
  /** A shift from 6:00 with pieces of 4 h and 6 h. */
  const splitDay = (day: string) => [dutyOf(day, '6:00-12:00', { splitRestFollows: true }), dutyOf(day, '16:00-24:00')];
  const plainDay = (day: string) => [dutyOf(day, '6:00-16:00')];

  test.each([
    ['half of the shifts of the month', ['s', 's', 'p', 'p'], []],
    ['one more than half', ['s', 's', 's', 'p', 'p'], ['splitRestTooOften 3/2']],
    ['one of one and a half pairs', ['s', 'p', 'p'], []],
    ['two of three', ['s', 's', 'p'], ['splitRestTooOften 2/1']],
  ])('%s: %j', (_, kinds, findings) => {
    const duties = kinds.flatMap((kind, index) => (kind === 's' ? splitDay : plainDay)(`2026-05-0${1 + index}`));
    expect(found(duties, ['splitRestTooOften'])).toEqual(findings);
    expect(hours(inputOf(duties)).months[0]?.splitRestShifts).toBe(kinds.filter((kind) => kind === 's').length);
  });

  test('three pieces on following shifts are watched', () => {
    const three = (day: string) => [
      dutyOf(day, '6:00-10:00', { splitRestFollows: true }),
      dutyOf(day, '13:00-17:00', { splitRestFollows: true }),
      dutyOf(day, '21:00-25:00'),
    ];
    const next = plainDay('2026-05-14');
    expect(
      found([...three('2026-05-11'), ...three('2026-05-12'), ...three('2026-05-13'), ...next], ['threePiecesInRow']),
    ).toEqual(['threePiecesInRow 2/1', 'threePiecesInRow 2/1']);
    const apart = [...three('2026-05-11'), ...splitDay('2026-05-12'), ...three('2026-05-13'), ...next];
    expect(found(apart, ['threePiecesInRow'])).toEqual([]);
    expect(
      found([...splitDay('2026-05-11'), ...splitDay('2026-05-12'), ...plainDay('2026-05-13')], ['threePiecesInRow']),
    ).toEqual([]);
  });
});
