import { describe, expect, test } from 'vitest';
import { at, day, punch, record, usualPunches } from '../../../test/records.ts';
import { rowOf, type TimeCell } from './record-row.ts';

const later = Date.parse(at('40:00'));
const told = ({ minutes, missing }: TimeCell) => minutes ?? (missing ? `missing ${missing.proposal}` : null);

describe('the row of a record', () => {
  test('puts each time beside what was planned of it', () => {
    const [shift] = rowOf(record(1), later).shifts;
    expect([shift?.clockIn, shift?.leaveGarage, shift?.returnGarage, shift?.clockOut]).toMatchObject([
      { minutes: 125, planned: 120 },
      { minutes: 151, planned: 150 },
      { minutes: 672, planned: 660 },
      { minutes: 700, planned: 690 },
    ]);
  });

  test('has the cells of both shifts, with what each of them lacks', () => {
    const punches = [
      punch(1, 'clockIn', '2:00'),
      punch(2, 'clockOut', '6:00'),
      punch(3, 'leaveGarage', '14:20'),
      punch(4, 'clockOut', '18:30'),
    ];
    const { level, shifts } = rowOf(record(1, { punches }), later);
    expect(shifts.map(({ clockIn, clockOut }) => [told(clockIn), told(clockOut)])).toEqual([
      [120, 360],
      ['missing 120', 1110],
    ]);
    expect(level).toBe('red');
  });

  test('proposes the whole plan for a day without punches, as far as it lies behind', () => {
    const empty = record(1, { punches: [] });
    expect(rowOf(empty, later).proposals.map(({ minutes }) => minutes)).toEqual([120, 150, 660, 690]);
    expect(rowOf(empty, Date.parse(at('3:00'))).proposals.map(({ minutes }) => minutes)).toEqual([120, 150]);
    expect(rowOf(empty, Date.parse(at('1:00')))).toMatchObject({ proposals: [], shifts: [], level: null });
  });

  test('leaves out what was taken back', () => {
    const punches = usualPunches.map((one) => (one.kind === 'leaveGarage' ? { ...one, at: null } : one));
    expect(rowOf(record(1, { punches }), later).punches.map(({ punch: { kind } }) => kind)).toEqual([
      'clockIn',
      'returnGarage',
      'clockOut',
    ]);
  });

  test('takes the worst of faults and findings for its level', () => {
    const finding = { code: 'restUnderGoal', day, actual: 600, limit: 660, article: 'standard 4-1-5' };
    const hours = record(1).hours;
    const findings = [{ ...finding, level: 'amber' as const }];
    expect(rowOf(record(1, { hours: hours && { ...hours, findings } }), later).level).toBe('amber');
    expect(rowOf(record(1), later).level).toBe('info');
  });
});
