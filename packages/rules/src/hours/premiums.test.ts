import { describe, expect, test } from 'vitest';
import { firstParameters } from './first-parameters.ts';
import { premiumsOf } from './premiums.ts';

const rounding = { ...firstParameters, readings: { ...firstParameters.readings, monthTotals: 'halfHourUp' as const } };

describe('割増 minutes of a month', () => {
  test('separates overtime at 60 hours and leaves the other classes as they are', () => {
    const totals = { overtime: 4200, night: 1200, holiday: 480, holidayNight: 120 };
    expect(premiumsOf(totals, firstParameters)).toEqual({
      overtimeMinutes: 3600,
      higherOvertimeMinutes: 600,
      nightMinutes: 1200,
      holidayMinutes: 480,
      holidayNightMinutes: 120,
    });
  });

  test('gives the vector of a fixed wage: ¥1,554 an hour', () => {
    const { higherOvertimeMinutes, holidayMinutes, holidayNightMinutes, nightMinutes, overtimeMinutes } = premiumsOf(
      { overtime: 70 * 60, night: 20 * 60, holiday: 8 * 60, holidayNight: 2 * 60 },
      firstParameters,
    );
    const yen = (minutes: number, percent: number) => Math.round((1554 * percent * minutes) / 6000);
    expect([yen(overtimeMinutes, 125), yen(higherOvertimeMinutes, 150), yen(nightMinutes, 25)]).toEqual([
      116_550, 23_310, 7770,
    ]);
    expect([yen(holidayMinutes, 135), yen(holidayNightMinutes, 25)]).toEqual([16_783, 777]);
  });

  test.each([
    [0, 0],
    [29, 0],
    [30, 60],
    [59, 60],
    [60, 60],
    [89, 60],
    [90, 120],
  ])('a total of %i may be rounded to %i', (minutes, rounded) => {
    const totals = { overtime: minutes, night: minutes, holiday: minutes, holidayNight: minutes };
    expect(premiumsOf(totals, rounding)).toEqual({
      overtimeMinutes: rounded,
      higherOvertimeMinutes: 0,
      nightMinutes: rounded,
      holidayMinutes: rounded,
      holidayNightMinutes: rounded,
    });
    expect(premiumsOf(totals, firstParameters).overtimeMinutes).toBe(minutes);
  });

  test('rounds overtime before it separates it', () => {
    const totals = { overtime: 3629, night: 0, holiday: 0, holidayNight: 0 };
    expect(premiumsOf(totals, rounding)).toMatchObject({ overtimeMinutes: 3600, higherOvertimeMinutes: 0 });
    expect(premiumsOf({ ...totals, overtime: 3630 }, rounding)).toMatchObject({ higherOvertimeMinutes: 60 });
  });
});
