import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf, reading } from '../../test/duties.ts';
import { hours } from './hours.ts';

const long = ['longDays', 'longDaysInRow'];

/** Shifts from 5:00 on days of May 2026; the week of Sunday 10 May is the one meant. */
const shifts = (days: Record<number, string>) =>
  Object.entries(days).map(([day, end]) => dutyOf(`2026-05-${day.padStart(2, '0')}`, `5:00-${end}`));

describe('days over 14 hours', () => {
  test.each([
    [{ 11: '19:00', 13: '19:00', 15: '19:00' }, []],
    [{ 11: '19:01', 13: '19:01' }, []],
    [{ 11: '19:01', 13: '19:01', 15: '19:01' }, ['longDays 3/2']],
    [{ 11: '19:01', 12: '19:01' }, ['longDaysInRow 2/1']],
    [{ 11: '19:01', 12: '19:00' }, []],
    [{ 11: '19:00', 12: '19:01' }, []],
    [{ 11: '19:01', 12: '19:01', 13: '19:01' }, ['longDays 3/2', 'longDaysInRow 2/1', 'longDaysInRow 2/1']],
    // Saturday and Sunday: two weeks, but following days.
    [{ 16: '19:01', 17: '19:01' }, ['longDaysInRow 2/1']],
    [{ 14: '19:01', 16: '19:01', 18: '19:01' }, []],
    [{ 10: '19:01', 12: '19:01', 16: '19:01' }, ['longDays 3/2']],
  ])('%j: %j', (days, findings) => {
    expect(found(shifts(days), long)).toEqual(findings);
    expect(found(shifts(days), long, reading({ longDays: 'breach' }))).toEqual(findings);
  });

  test.each([
    ['watched', 'amber'],
    ['breach', 'red'],
  ] as const)('are %s: %s', (longDays, level) => {
    const result = hours(inputOf(shifts({ 11: '19:01', 12: '19:01', 13: '19:01' }), reading({ longDays })));
    const findings = result.findings.filter(({ code }) => long.includes(code));
    expect(findings.map((finding) => finding.level)).toEqual([level, level, level]);
    expect(findings.map(({ day }) => day)).toEqual(['2026-05-10', '2026-05-12', '2026-05-13']);
    expect(findings[0]?.dutyIds).toEqual(['2026-05-11 5:00', '2026-05-12 5:00', '2026-05-13 5:00']);
    expect(findings[1]?.dutyIds).toEqual(['2026-05-11 5:00', '2026-05-12 5:00']);
    expect(result.weeks[0]).toMatchObject({ start: '2026-05-10', longDays: 3, isLongDistance: false });
  });

  test('of two drivers and of alternate-day duty are none', () => {
    const days = shifts({ 11: '19:01', 12: '19:01', 13: '19:01' });
    expect(
      found(
        days.map((duty) => ({ ...duty, crew: 'two' as const })),
        long,
      ),
    ).toEqual([]);
    expect(
      found(
        days.map((duty) => ({ ...duty, isAlternate: true })),
        long,
      ),
    ).toEqual([]);
  });
});

describe('a week without a free day', () => {
  const seven = { 10: '6:00', 11: '6:00', 12: '6:00', 13: '6:00', 14: '6:00', 15: '6:00', 16: '6:00' };

  test('is watched', () => {
    expect(found(shifts(seven), ['weekWithoutHoliday'])).toEqual(['weekWithoutHoliday 7/6']);
    const { 16: _, ...six } = seven;
    expect(found(shifts(six), ['weekWithoutHoliday'])).toEqual([]);
    expect(found(shifts({ ...six, 17: '6:00' }), ['weekWithoutHoliday'])).toEqual([]);
  });

  test('may come from work after midnight', () => {
    const { 10: _, ...six } = seven;
    const night = (end: string) => [dutyOf('2026-05-09', `20:00-${end}`), ...shifts(six)];
    expect(found(night('24:01'), ['weekWithoutHoliday'])).toEqual(['weekWithoutHoliday 7/6']);
    expect(found(night('24:00'), ['weekWithoutHoliday'])).toEqual([]);
  });
});

describe('休日労働 once in two weeks (10 to 23 May)', () => {
  const legalHolidays = ['2026-05-10', '2026-05-17', '2026-05-24'];

  test.each([
    [{ 10: '6:00' }, []],
    [{ 10: '6:00', 17: '6:00' }, ['holidayWorkTooOften 2/1']],
    [{ 17: '6:00', 24: '6:00' }, []],
    [{ 10: '5:01', 17: '5:01' }, ['holidayWorkTooOften 2/1']],
    [{ 10: '5:00', 17: '5:01' }, []],
    [{ 11: '6:00', 18: '6:00' }, []],
  ])('%j: %j', (days, findings) => {
    expect(found(shifts(days), ['holidayWorkTooOften'], { legalHolidays })).toEqual(findings);
  });

  test('counts minutes after midnight, in the two weeks of the holiday', () => {
    const night = [dutyOf('2026-05-09', '20:00-24:01'), dutyOf('2026-05-16', '20:00-24:01')];
    expect(found(night, ['holidayWorkTooOften'], { legalHolidays })).toEqual(['holidayWorkTooOften 2/1']);
    const later = [dutyOf('2026-05-16', '20:00-24:01'), dutyOf('2026-05-23', '20:00-24:01')];
    expect(found(later, ['holidayWorkTooOften'], { legalHolidays })).toEqual([]);
    expect(hours(inputOf(later, { legalHolidays })).twoWeeks[0]?.holidaysWorked).toBe(1);
  });

  test('names the duties that worked on a holiday', () => {
    const duties = [dutyOf('2026-05-09', '20:00-24:01'), ...shifts({ 12: '6:00', 17: '6:00' })];
    const finding = hours(inputOf(duties, { legalHolidays })).findings.find(
      ({ code }) => code === 'holidayWorkTooOften',
    );
    expect(finding).toMatchObject({ level: 'red', article: 'standard 4-5', day: '2026-05-10' });
    expect(finding?.dutyIds).toEqual(['2026-05-09 20:00', '2026-05-17 5:00']);
  });
});
