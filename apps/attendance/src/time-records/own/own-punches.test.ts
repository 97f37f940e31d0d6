import { kindOf, nextAfter } from '@haisha/rules/punches/next-punch';
import { describe, expect, test } from 'vitest';
import { at, punch, record } from '../../../test/records.ts';
import { currentRecord } from './own-punches.ts';

const made = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((kind, index) => punch(index + 1, kind as 'clockIn', `${2 + index}:00`));
const times = (text: string) => made(text).map(({ kind, at: moment }) => ({ kind, at: moment ?? '' }));

describe('what comes next', () => {
  test.each([
    ['', 'clockIn'],
    ['clockIn', 'leaveGarage'],
    ['clockIn leaveGarage', 'breakStart'],
    ['clockIn leaveGarage breakStart', 'breakEnd'],
    ['clockIn leaveGarage breakStart breakEnd', 'returnGarage'],
    ['clockIn leaveGarage returnGarage', 'clockOut'],
  ])('after %j it is %s', (punches, expected) => {
    const next = nextAfter(times(punches), Date.parse(at('12:00')));
    expect(next.button && kindOf(next.button, next)).toBe(expected);
  });

  test('is nothing once the shift is over', () => {
    expect(nextAfter(times('clockIn clockOut'), Date.parse(at('12:00'))).button).toBeNull();
  });

  test('is 出勤 where the last shift was never ended', () => {
    expect(nextAfter(times('clockIn leaveGarage'), Date.parse(at('31:00'))).button).toBe('clockIn');
  });
});

describe('the record that is worked on', () => {
  const today = record(1, { date: '2026-11-21', punches: [] });

  test('is that of yesterday as long as its shift goes on', () => {
    const yesterday = record(1, { punches: made('clockIn leaveGarage') });
    expect(currentRecord([yesterday, today], '2026-11-21', Date.parse(at('25:00')))).toBe(yesterday);
  });

  test('is that of today once the shift is over', () => {
    const yesterday = record(1, { punches: made('clockIn clockOut') });
    expect(currentRecord([yesterday, today], '2026-11-21', Date.parse(at('25:00')))).toBe(today);
  });
});
