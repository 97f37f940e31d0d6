import { ageOn } from '@haisha/rules/age';
import { addDays } from '@haisha/rules/calendar';
import { driverInputSchema } from '@haisha/validation/driver';
import { driverPayInputSchema } from '@haisha/validation/driver-pay';
import { driverRecordInputSchema, driverRecordWarnings } from '@haisha/validation/driver-record';
import { dayErrors, dayWarnings } from '@haisha/validation/plausible-days';
import { describe, expect, it } from 'vitest';
import { demoPay, demoRecord } from './demo-driver-records.ts';
import { demoDrivers, demoRetiredDriver } from './demo-drivers.ts';

const today = '2026-11-21';

function countBy<T>(rows: readonly T[], key: (row: T) => string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, key)).map(([name, found]) => [name, found?.length ?? 0]),
  );
}

describe('the drivers of the demo company', () => {
  const company = '018f3c5e-7a10-4c3e-9a51-2f6f1f0c0004';
  const drivers = demoDrivers(today, [company]);
  const ages = drivers.map(({ birthDate }) => ageOn(birthDate, today));

  it.each([today, '2027-02-28', '2028-02-29', '2026-12-31'])('on %s keep every rule of the forms', (day) => {
    for (const driver of [...demoDrivers(day, [company]), demoRetiredDriver(day)]) {
      const { id, place: _place, licenceClass: _class, nth: _nth, ...input } = driver;
      expect(driverInputSchema.parse(input), id).toEqual(input);
      const [record, pay] = [demoRecord(driver, day), demoPay(driver)];
      expect(driverRecordInputSchema.parse(record), id).toEqual(record);
      if (pay) expect(driverPayInputSchema.parse(pay), id).toEqual(pay);
      for (const judge of [dayErrors, dayWarnings]) {
        expect(judge('driver', input, { today: day }), id).toEqual([]);
        expect(judge('driverRecord', record, { today: day, known: input }), id).toEqual([]);
      }
    }
  });

  it.each([today, '2028-02-29'])('on %s have on record only what has been', (day) => {
    for (const driver of demoDrivers(day, [company])) {
      const { licences, qualifications, healthChecks, aptitudeTests, events } = demoRecord(driver, day);
      const days = [
        ...[...licences, ...qualifications].map(({ obtainedDate }) => obtainedDate),
        ...[...healthChecks, ...aptitudeTests, ...events].map(({ date }) => date),
      ];
      expect(
        days.filter((one) => one === null || one > day),
        driver.code,
      ).toEqual([]);
    }
  });

  it('are 80 of the plan: by centre, employment, sex, age and licence', () => {
    expect(countBy(drivers, ({ code }) => code.slice(0, 2))).toEqual({ IW: 32, FN: 26, AT: 22 });
    expect(countBy(drivers, ({ employmentType }) => employmentType)).toEqual({
      permanent: 70,
      partTime: 6,
      contractor: 4,
    });
    expect(countBy(drivers, ({ sex }) => sex)).toEqual({ male: 71, female: 9 });
    expect(countBy(drivers, ({ licenceClass }) => licenceClass)).toEqual({
      large: 34,
      medium: 18,
      medium8t: 14,
      semiMedium: 7,
      semiMedium5t: 4,
      ordinary: 3,
    });
    expect([Math.min(...ages), Math.max(...ages), ages.filter((age) => age >= 65).length]).toEqual([22, 68, 5]);
    expect(Math.round(ages.reduce((sum, age) => sum + age, 0) / ages.length)).toBe(47);
    const records = drivers.map((driver) => demoRecord(driver, today));
    expect(records.filter(({ hasTowing }) => hasTowing)).toHaveLength(6);
    expect(records.filter(({ licences }) => licences[0]?.automaticOnly)).toHaveLength(2);
    expect(records.flatMap((record) => driverRecordWarnings(record))).toEqual([]);
    for (const lists of [records.map((one) => one.healthChecks), records.map((one) => one.aptitudeTests)]) {
      expect(lists.filter(({ length }) => length === 0)).toHaveLength(1);
    }
    expect(records.map(({ licenceExpiryDate }) => licenceExpiryDate)).toContain(addDays(today, 20));
  });

  it('have namesakes, variants of a name, a leap day, and one who may not drive yet', () => {
    const names = drivers.map(({ name }) => name);
    expect(names.filter((name) => name === '佐藤 誠')).toHaveLength(2);
    expect(new Set(names).size).toBe(79);
    for (const part of ['髙', '高', '齋', '斎', '・'])
      expect(
        names.some((name) => name.includes(part)),
        part,
      ).toBe(true);
    expect(names.some((name) => [...name].length === 12)).toBe(true);
    expect(drivers.some(({ birthDate }) => birthDate.endsWith('02-29'))).toBe(true);
    expect(drivers.filter(({ appointedDate }) => appointedDate === null)).toHaveLength(1);
    expect(new Set(drivers.map(({ shortName }) => shortName)).size).toBe(80);
  });
});
