import { distanceMetres } from '@haisha/rules/distance';
import { formatNightTime } from '@haisha/rules/night-time';
import { courseInputSchema } from '@haisha/validation/course';
import { destinationInputSchema } from '@haisha/validation/destination';
import { describe, expect, it } from 'vitest';
import { demoCourses } from './demo-courses.ts';
import { type DemoDestination, demoDestinations } from './demo-destinations.ts';
import { demoId } from './demo-id.ts';
import { demoMunicipalities } from './demo-municipalities.ts';
import { demoVehicles } from './demo-vehicles.ts';

const today = '2026-11-21';
const places = demoDestinations(today);
const stores = places.filter(({ kind }) => kind === 'store');
const rounds = demoCourses(places, demoVehicles(today));

/** Metres from the office of its municipality; null without a position. */
function fromOffice({ city, latitude, longitude }: DemoDestination): number | null {
  const office = demoMunicipalities.find((one) => one.city === city);
  return office && latitude !== null && longitude !== null ? distanceMetres(office, { latitude, longitude }) : null;
}

describe('the destinations of the demo company', () => {
  it('are 400 stores and 12 centres and makers, the same every time', () => {
    expect([stores.length, places.length]).toEqual([400, 412]);
    expect(demoDestinations(today)).toEqual(places);
    expect(new Set(places.map(({ name }) => name)).size).toBe(412);
    expect(places.find(({ code }) => code === 'HN-0123')).toBeDefined();
  });

  it('keep every rule of the form', () => {
    for (const { id, geoState: _, ...input } of places) expect(destinationInputSchema.parse(input), id).toEqual(input);
    const storeCodes = stores.map(({ cargoOwnerId, storeCode }) => `${cargoOwnerId} ${storeCode}`);
    expect(new Set(storeCodes).size).toBe(400);
  });

  it('are in every municipality, more where more people live', () => {
    const countIn = (name: string) => stores.filter(({ city }) => city === name).length;
    for (const { city } of demoMunicipalities) expect(countIn(city), city).toBeGreaterThanOrEqual(2);
    expect(countIn('練馬区')).toBeGreaterThan(countIn('春日部市'));
    expect(countIn('春日部市')).toBeGreaterThan(countIn('北葛飾郡松伏町'));
  });

  it('lie near their municipal office, but for 12 without a position and 3 with a wrong pin', () => {
    expect(stores.filter(({ geoState }) => geoState === 'none')).toHaveLength(12);
    expect(stores.filter(({ geoState }) => geoState === 'automatic')).toHaveLength(6);
    const metres = places.map(fromOffice).filter((one) => one !== null);
    expect(metres).toHaveLength(400);
    expect(metres.filter((one) => one > 5_000)).toHaveLength(3);
    expect(metres.filter((one) => one > 2_501)).toHaveLength(3);
  });
});

describe('the courses of the demo company', () => {
  it('are 30 direct to stores and 10 between centres, and keep every rule of the form', () => {
    expect(rounds.map(({ kind }) => kind).filter((kind) => kind === 'store')).toHaveLength(30);
    expect(rounds).toHaveLength(40);
    for (const { id, ...input } of rounds) expect(courseInputSchema.parse(input), id).toEqual(input);
  });

  it.each([
    ['IW-S01', '2:00 2:30 3:45 11:00', 12, 96],
    ['IW-S07', '1:30 2:00 3:15 12:30', 14, 148],
    ['IW-S11-2', '13:00 13:20 14:00 20:30', 10, 62],
    ['FN-S03', '2:00 2:30 3:30 11:30', 15, 78],
    ['AT-S05', '2:30 3:00 4:00 12:00', 13, 104],
    ['IA-C01', '20:00 20:30 21:30 27:30', 2, 170],
    ['IF-C02', '21:00 21:30 22:15 25:45', 2, 104],
    ['FA-C03', '22:00 22:00 22:00 25:00', 1, 82],
  ])('%s runs as planned', (code, times, stopCount, km) => {
    const course = rounds.find((one) => one.code === code);
    const { reportMinutes = 0, leaveGarageMinutes = 0, departMinutes = 0, returnMinutes = 0 } = course ?? {};
    const planned = [reportMinutes, leaveGarageMinutes, departMinutes, returnMinutes].map(formatNightTime).join(' ');
    expect([planned, course?.stops.length, course?.standardDistanceKm]).toEqual([times, stopCount, km]);
  });

  it('stop at stores of their direction, each store once a course and on the way out and back', () => {
    const byId = new Map(places.map((place) => [place.id, place]));
    for (const { code, directionId, stops, departMinutes, returnMinutes } of rounds) {
      expect(new Set(stops.map(({ destinationId }) => destinationId)).size, code).toBe(stops.length);
      for (const { destinationId, arriveFromMinutes, arriveToMinutes } of stops) {
        if (directionId) expect(byId.get(destinationId)?.directionId).toBe(directionId);
        expect(arriveFromMinutes).toBeGreaterThan(departMinutes);
        expect(arriveToMinutes).toBeLessThan(returnMinutes + 30);
      }
    }
    expect(rounds.filter(({ code }) => code.startsWith('IW-S01'))[0]?.directionId).toBe(demoId('direction IW1'));
  });
});
