import { describe, expect, test } from 'vitest';
import { ageOn } from './age.ts';
import {
  licenceDueDate,
  nextAptitudeTestDate,
  nextHealthCheckDate,
  proposedAptitudeTestDate,
  proposedHealthCheckDate,
} from './driver-due.ts';
import { driverState } from './driver-state.ts';

describe('the state of a driver (選任前・選任中・退職)', () => {
  test.each([
    [null, null, 'notAppointed'],
    ['2026-11-22', null, 'notAppointed'],
    ['2026-11-21', null, 'appointed'],
    ['2020-04-01', '2026-11-21', 'appointed'],
    ['2020-04-01', '2026-11-20', 'left'],
    [null, '2026-11-20', 'left'],
    [null, '2026-12-31', 'notAppointed'],
    ['2026-12-01', '2026-11-01', 'left'],
  ])('appointed %s and left %s is %s', (appointedDate, leftDate, state) => {
    expect(driverState({ appointedDate, leftDate }, '2026-11-21')).toBe(state);
  });
});

describe('the next health check (労働安全衛生規則 第44条・第45条)', () => {
  test.each([
    ['2026-04-10', false, '2027-04-10'],
    ['2026-04-10', true, '2026-10-10'],
    ['2026-08-31', true, '2027-02-28'],
    ['2024-02-29', false, '2025-02-28'],
  ])('after %s, at night %s, is %s', (date, worksNights, next) => {
    expect(proposedHealthCheckDate(date, worksNights)).toBe(next);
  });

  const old = { date: '2024-04-01', nextDate: '2025-04-01' };
  const late = { date: '2025-04-02', nextDate: '2026-04-02' };
  const withoutNextDate = { date: '2024-02-29', nextDate: null };

  test.each([
    ['the next date of the latest check', [late, old], false, '2026-04-02'],
    ['the next date of the last check of one day', [late, { ...late, nextDate: '2026-10-02' }], false, '2026-10-02'],
    ['the legal date when the latest check has no next date', [withoutNextDate], false, '2025-02-28'],
    ['the legal date for night work', [{ ...old, date: '2024-01-01' }, withoutNextDate], true, '2024-08-29'],
    ['the hiring date without a check', [], false, '2026-11-21'],
    ['the hiring date without a check, at night', [], true, '2026-11-21'],
  ])('is %s', (_, checks, canWorkNights, next) => {
    expect(nextHealthCheckDate(checks, { hiredDate: '2026-11-21', canWorkNights })).toBe(next);
  });
});

describe('the next aptitude test (適齢診断)', () => {
  test.each([
    ['ageRelated', '2025-06-10', '1958-03-03', '2028-06-10'],
    ['initial', '2025-06-10', '1961-03-03', '2027-03-03'],
    ['initial', '2025-06-10', '1958-03-03', '2026-06-10'],
    ['initial', '2026-03-03', '1960-03-03', '2027-03-03'],
    ['special', '2025-06-10', '1960-02-29', '2026-02-28'],
  ] as const)('after %s of %s, born %s, is %s', (kind, date, birthDate, next) => {
    expect(proposedAptitudeTestDate({ kind, date }, birthDate)).toBe(next);
  });

  const initial = { kind: 'initial', date: '2020-04-01', nextDate: null } as const;
  const ofAge = { kind: 'ageRelated', date: '2024-02-29', nextDate: null } as const;

  test.each([
    ['the date that the age requires', [initial], '1962-01-01', '2028-01-01'],
    ['the date that the age requires, born on 29 February', [initial], '1964-02-29', '2030-02-28'],
    ['the next date of the latest test', [{ ...initial, nextDate: '2026-12-01' }], '1962-01-01', '2026-12-01'],
    ['three years after the age-related test', [ofAge, initial], '1958-01-01', '2027-02-28'],
    ['the appointment date without a test', [], '1980-01-01', '2026-11-21'],
    ['the appointment date without a test, at 65 and more', [], '1960-02-29', '2026-11-21'],
  ])('is %s', (_, tests, birthDate, next) => {
    expect(nextAptitudeTestDate(tests, { birthDate, appointedDate: '2026-11-21' })).toBe(next);
  });

  test('is not due for a driver without a test and without an appointment date', () => {
    expect(nextAptitudeTestDate([], { birthDate: '1958-01-01', appointedDate: null })).toBeNull();
    expect(nextAptitudeTestDate([initial], { birthDate: '1962-01-01', appointedDate: null })).toBe('2028-01-01');
  });
});

describe('the day by which a licence needs attention', () => {
  test.each([
    ['2028-05-01', '2026-12-01', '2028-05-01'],
    ['2028-05-01', null, '2028-05-01'],
    [null, '2026-12-01', '2026-12-01'],
    [null, null, null],
  ])('expiring on %s, appointed on %s: %s', (expiryDate, appointedDate, due) => {
    expect(licenceDueDate(expiryDate, { appointedDate })).toBe(due);
  });
});

describe('the age of a person', () => {
  test.each([
    ['1980-04-01', '2026-03-31', 45],
    ['1980-04-01', '2026-04-01', 46],
    ['1988-02-29', '2027-02-28', 38],
    ['1988-02-29', '2027-03-01', 39],
    ['1988-02-29', '2028-02-28', 39],
  ])('born %s, on %s is %i', (birthDate, day, age) => expect(ageOn(birthDate, day)).toBe(age));
});
