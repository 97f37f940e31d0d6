import { describe, expect, it } from 'vitest';
import { callOfReading, isOtherThanRecorded } from './detector-reading.ts';

const call = (id: string, at: string, driverId = 'a') => ({ id, at: `2026-11-26T${at}:00+09:00`, driverId });
const calls = [call('before', '02:40'), call('after', '12:10'), call('again', '12:50'), call('other', '02:41', 'b')];

describe('a reading of the alcohol detector', () => {
  it.each([
    ['02:38', 'a', 'before'],
    ['02:10', 'a', 'before'],
    ['02:09', 'a', null],
    ['03:11', 'a', null],
    ['12:29', 'a', 'after'],
    ['12:31', 'a', 'again'],
    ['02:40', 'b', 'other'],
    ['02:40', 'c', null],
  ])('at %s of %s belongs to %s', (at, driverId, expected) => {
    const reading = { driverId, at: `2026-11-26T${at}:00+09:00` };
    expect(callOfReading(reading, calls)?.id ?? null).toBe(expected);
  });

  it.each([
    [0, 0, false],
    [0.004, 0, false],
    [0.005, 0, true],
    [0.12, 0.12, false],
    [0.12, 0, true],
    [0, null, true],
  ])('of %s is other than %s: %s', (reading, recorded, expected) => {
    expect(isOtherThanRecorded(reading, recorded)).toBe(expected);
  });
});
