import { weekdayOf } from '@haisha/rules/generation/day-facts';
import type { Page } from '@playwright/test';
import { csrfHeader } from './csrf-header.ts';
import { dayInMonths } from './day-in-months.ts';
import type { Product } from './product.ts';

type Row = { id: string; code: string };

export type Founded = {
  code: string;
  /** The only day on which the courses run, YYYY-MM-DD. */
  day: string;
  /** Vehicles with a driver, who have a course in the morning and one in the afternoon. */
  crews: number;
  /** How many of the mornings go to a store that asks for a tail lift, which the vehicles lack. */
  steep: number;
  /** As many further vehicles have a driver who is not appointed yet. */
  blocked: number;
  /** As many further mornings want the first vehicle and its driver. */
  shared: number;
  /** As many further mornings are driven by a delivery company, and its code. */
  hired: number;
  company: string;
  /** Vehicles with a driver and without a course; they come first on the board. */
  spares: number;
};

const address = { postalCode: '3390073', prefecture: '埼玉県', city: 'さいたま市岩槻区', addressLine1: '上野1-2-3' };
const morning = { reportMinutes: 420, leaveGarageMinutes: 450, loadStartMinutes: 450, departMinutes: 480 };
const afternoon = { reportMinutes: 790, leaveGarageMinutes: 820, loadStartMinutes: 820, departMinutes: 850 };
const rounds = [
  { ...morning, returnMinutes: 690, endMinutes: 710 },
  { ...afternoon, returnMinutes: 1060, endMinutes: 1080 },
];

type Send = (method: 'POST' | 'PUT', path: string, data: object) => Promise<Row>;

/** Founds a centre with vehicles, drivers and courses, by the API. Returns its name. */
export async function foundCentre(page: Page, product: Pick<Product, 'url'>, wanted: Founded): Promise<string> {
  const { request } = page.context();
  const headers = await csrfHeader(page, product);
  const send: Send = async (method, path, data) => {
    const answer = await request.fetch(`${product.url}/api${path}`, { method, data, headers });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Row;
  };
  const idOf = async (list: string, code: string) => {
    const answer = await request.get(`${product.url}/api/${list}?q=${code}&pageSize=100`);
    const found = ((await answer.json()) as { items: Row[] }).items.find((one) => one.code === code);
    if (!found) throw new Error(`no ${code} among the ${list}`);
    return found.id;
  };
  const { code } = wanted;
  const department = await send('POST', '/departments', {
    ...{ code, name: `${code} センター`, shortName: code, kind: 'centre', ...address, sortOrder: 900 },
    ...{ dayBoundaryTime: '04:00', businessStartTime: '08:00', businessEndTime: '18:00' },
  });
  const ids = { department: department.id, type: await idOf('vehicle-types', 'T02') };
  const owner = await idOf('cargo-owners', 'HN');
  const [store, steepStore] = await Promise.all(
    [false, true].map((needsTailLift, index) =>
      send('POST', '/destinations', {
        ...{ code: `${code}-${index}`, name: `${code} ${index}号店`, kana: 'ミセ', cargoOwnerId: owner, kind: 'store' },
        ...{ holidayRule: 'open', workMinutes: 15, needsTailLift, ...address },
      }),
    ),
  );
  const course = (name: string, round: 0 | 1, by: object, place = store) =>
    send('POST', '/courses', {
      ...{ code: `${code}-${name}`, name: `コース${name}`, roundNumber: round + 1, departmentId: ids.department },
      ...{ cargoOwnerId: owner, kind: 'store', vehicleTypeId: ids.type, zones: ['chilled'], crew: 1 },
      ...{ weekdays: [weekdayOf(wanted.day)], runsOnHolidays: true, ...rounds[round], ...by },
      ...{ startPlace: '岩槻センター', endPlace: '岩槻センター' },
      stops: [{ destinationId: place?.id, workMinutes: 15 }],
    });
  const companyId = await idOf('delivery-companies', wanted.company);
  const first = await crewOf(send, ids, `${code}-V01`);
  await Promise.all([
    ...named('V', wanted.crews).map(async (name, index) => {
      const by = index === 0 ? first : await crewOf(send, ids, `${code}-${name}`);
      await course(`${name}A`, 0, by, index < wanted.steep ? steepStore : store);
      await course(`${name}B`, 1, by);
    }),
    ...named('W', wanted.blocked).map(async (name) =>
      course(name, 0, await crewOf(send, ids, `${code}-${name}`, { isAppointed: false })),
    ),
    ...named('X', wanted.shared).map((name) => course(name, 0, first)),
    ...named('Y', wanted.hired).map((name) => course(name, 0, { defaultDeliveryCompanyId: companyId })),
    ...named('A', wanted.spares).map((name) => crewOf(send, ids, `${code}-${name}`, { isSpare: true })),
  ]);
  return `${code} センター`;
}

/** V01, V02 and so on. */
function named(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);
}

/** A vehicle and a driver, whose usual vehicle it is where it is a spare one. */
async function crewOf(
  send: Send,
  { department, type }: { department: string; type: string },
  code: string,
  { isAppointed = true, isSpare = false } = {},
): Promise<{ defaultVehicleId: string; defaultDriverId: string }> {
  const vehicle = await send('POST', '/vehicles', {
    ...{ code, plate: { region: '富士山', classNumber: '100', kana: 'か', serialNumber: serialOf(code) } },
    ...{ vehicleTypeId: type, departmentId: department, ownershipType: 'owned', transmission: 'automatic' },
    ...{ grossWeightKg: 4950, maxLoadKg: 2000, inspectionExpiryDate: dayInMonths(24) },
    ...{ nextThreeMonthInspectionDate: dayInMonths(3), zones: [{ zone: 'chilled', minCelsius: 2, maxCelsius: 8 }] },
  });
  const driver = await send('POST', '/drivers', {
    ...{ code, name: `計画 ${code}`, kana: 'ケイカク ハナコ', shortName: code, sex: 'female', birthDate: '1980-04-01' },
    ...{ ...address, phone: '09000000201', employmentType: 'permanent', departmentId: department },
    ...{ hiredDate: '2015-04-01', ...(isAppointed && { appointedDate: '2015-05-01' }) },
    ...(isSpare && { mainVehicleId: vehicle.id }),
  });
  await send('PUT', `/drivers/${driver.id}/record`, {
    ...{ version: 0, licenceExpiryDate: dayInMonths(36) },
    licences: [{ licenceClass: 'large', automaticOnly: false, obtainedDate: '2010-01-01' }],
    healthChecks: [{ date: dayInMonths(-1), kind: 'regular', result: 'normal', nextDate: dayInMonths(11) }],
    aptitudeTests: [{ date: dayInMonths(-1), kind: 'initial', nextDate: dayInMonths(120) }],
  });
  return { defaultVehicleId: vehicle.id, defaultDriverId: driver.id };
}

/** V07 becomes 8607, A01 6501. */
function serialOf(code: string): string {
  return `${code.charCodeAt(code.length - 3)}${code.slice(-2)}`;
}
