import { addDays } from '@haisha/rules/calendar';
import { plannedDutyMinutes } from '@haisha/rules/planned-duty';
import { deliveryCompanyInputSchema } from '@haisha/validation/delivery-company';
import { directionInputSchema } from '@haisha/validation/direction';
import { operationTimeInputSchema } from '@haisha/validation/operation-time';
import { dayErrors, dayWarnings } from '@haisha/validation/plausible-days';
import { describe, expect, it } from 'vitest';
import { demoCargoOwners } from './demo-cargo-owners.ts';
import { demoCourses } from './demo-courses.ts';
import { demoDeliveryCompanies } from './demo-delivery-companies.ts';
import { demoDestinations } from './demo-destinations.ts';
import { demoDirections } from './demo-directions.ts';
import { demoEntries } from './demo-history.ts';
import { demoCourseTimes, demoOperationTimes } from './demo-operation-times.ts';
import { demoVehicles } from './demo-vehicles.ts';

const today = '2026-11-21';

describe('the demo company, on whom and what its plans rest,', () => {
  it.each([today, '2028-02-29', '2026-12-31'])('on %s keeps every rule of the forms', (day) => {
    for (const input of demoDeliveryCompanies(day)) expect(deliveryCompanyInputSchema.parse(input)).toEqual(input);
    for (const input of demoDirections()) expect(directionInputSchema.parse(input)).toEqual(input);
    for (const input of demoOperationTimes()) expect(operationTimeInputSchema.parse(input)).toEqual(input);
    const fleet = demoVehicles(day);
    for (const judge of [dayErrors, dayWarnings]) {
      const told = [
        ...fleet.flatMap((vehicle) => judge('vehicle', vehicle, { today: day })),
        ...fleet.flatMap((vehicle, index) =>
          demoEntries(vehicle, index, day).flatMap((entry) => judge('vehicleHistory', entry, { today: day })),
        ),
        ...demoDeliveryCompanies(day).flatMap((input) => judge('deliveryCompany', input, { today: day })),
        ...demoCargoOwners().flatMap((input) => judge('cargoOwner', input, { today: day })),
        ...demoOperationTimes().flatMap((input) => judge('operationTime', input, { today: day })),
      ];
      expect(told).toEqual([]);
    }
  });

  it('has five corporations and three sole proprietors, two of them unregistered, and one insurance that lapsed', () => {
    const companies = demoDeliveryCompanies(today);
    const individuals = companies.filter(({ legalForm }) => legalForm === 'soleProprietor');
    expect([companies.length, individuals.length]).toEqual([8, 3]);
    expect(companies.filter(({ invoiceNumber }) => invoiceNumber === null)).toHaveLength(2);
    const ends = companies.map(({ insuranceExpiryDate }) => insuranceExpiryDate ?? '');
    expect(ends.filter((end) => end < today)).toHaveLength(1);
    expect(ends.filter((end) => end >= today && end <= addDays(today, 14))).toHaveLength(1);
  });

  it('has five directions a centre, of 104 municipalities, none of them twice', () => {
    const directions = demoDirections();
    expect(new Set(directions.map(({ departmentId }) => departmentId)).size).toBe(3);
    const codes = directions.flatMap(({ municipalityCodes }) => municipalityCodes);
    expect([directions.length, codes.length, new Set(codes).size]).toEqual([15, 104, 104]);
  });

  it('has four shifts a centre, by night beyond midnight, and one that is over', () => {
    const times = demoOperationTimes();
    expect(times.filter(({ validTo }) => validTo === null)).toHaveLength(12);
    expect(times.filter(({ validTo }) => validTo !== null && validTo < today)).toHaveLength(1);
    expect(times.filter(({ endMinutes }) => endMinutes > 24 * 60)).toHaveLength(3);
    for (const time of times) expect(plannedDutyMinutes(time)).toBeLessThanOrEqual(13 * 60);
    const courseTimes = demoCourseTimes(demoCourses(demoDestinations(today), demoVehicles(today)));
    expect(new Set(courseTimes.map(({ operationTimeId }) => operationTimeId)).size).toBe(3);
    for (const { drivingMinutes, handlingMinutes, waitingMinutes } of courseTimes) {
      expect(drivingMinutes + handlingMinutes + waitingMinutes).toBeLessThanOrEqual(8.5 * 60 - 60);
    }
  });
});
