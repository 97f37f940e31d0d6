import { addDays } from '@haisha/rules/calendar';
import { caseDay, type DemoCase, demoCases, isSunday } from './demo-cases.ts';
import type { DemoDelivery } from './demo-deliveries.ts';
import { noPrice, usualPrice } from './demo-delivery-prices.ts';
import { demoInstant, noResult } from './demo-delivery-results.ts';
import type { DemoDestination } from './demo-destinations.ts';
import { demoId } from './demo-id.ts';
import type { DemoFleet, DemoRun } from './demo-run.ts';
import { demoFees, noDemoFees } from './demo-run-fees.ts';

type Given = Omit<DemoFleet, 'courses'> & { destinations: readonly DemoDestination[] };

const caseKm = 80;
/** So long before and after the run people are on duty. */
const besidesMinutes = 30;
const unloadMinutes = 20;
/** What is no overtime in a week of six days, and the break of a day. */
const weekHours = 40;
const weekDays = 6;
const breakHours = 1;

/** The runs of the cases, with what their drivers did before, and the deliveries that they carry. */
export function demoCaseWork(today: string, given: Given): { runs: DemoRun[]; deliveries: DemoDelivery[] } {
  const runs: DemoRun[] = [];
  const deliveries: DemoDelivery[] = [];
  for (const one of demoCases) {
    const day = caseDay(today, one.on);
    const month = one.month ? monthOf(day, one.month) : null;
    for (const [daysBefore, from, to] of one.before ?? month?.before ?? [])
      runs.push(runOf(one, addDays(day, -daysBefore), { from, to }, { given, today }));
    const run = runOf(one, day, month?.last ?? one, { given, today });
    const carried = one.goods ? goodsOf(one, one.goods, run, given) : [];
    runs.push({ ...run, ...carriedBy(run, carried, one.goods?.minutesLate ?? -besidesMinutes) });
    deliveries.push(...carried);
  }
  return { runs, deliveries };
}

type Hours = { from: number; to: number };

/** The days of a labour month but for Sundays, all of a length, until its hours are full with the last one. */
function monthOf(last: string, month: NonNullable<DemoCase['month']>) {
  const first = `${addDays(`${last.slice(0, 7)}-01`, -1).slice(0, 7)}-21`;
  const before: number[] = [];
  for (let daysBefore = 1; addDays(last, -daysBefore) >= first; daysBefore += 1)
    if (!isSunday(addDays(last, -daysBefore))) before.push(daysBefore);
  const count = before.length + 1;
  const hours = 'duty' in month ? month.duty : month.overtime + count * (weekHours / weekDays + breakHours);
  const minutes = Math.round(hours * 60);
  const usual = Math.floor(minutes / count);
  const from = 6;
  const to = (length: number) => from + length / 60;
  return {
    before: before.map((daysBefore) => [daysBefore, from, to(usual)] as const),
    last: { from, to: to(minutes - usual * before.length) },
  };
}

function runOf(
  one: DemoCase,
  day: string,
  { from, to }: Hours,
  { given, today }: { given: Given; today: string },
): DemoRun {
  const at = (minutes: number) => demoInstant(day, Math.round(minutes));
  const isHired = one.deliveryCompany !== undefined;
  const vehicle = given.vehicles.find(({ code }) => code === one.vehicle);
  const drivers = given.drivers.filter(({ code }) => one.drivers?.includes(code));
  const isPast = day < today;
  const [start, end] = [from * 60 + besidesMinutes, to * 60 - besidesMinutes];
  const askedAt = isHired ? demoInstant(today, 9 * 60) : null;
  return {
    id: demoId(`case ${one.number} ${day}`),
    number: `A${day.replaceAll('-', '')}-0${one.number}`,
    operationDate: day,
    departmentId: vehicle?.departmentId ?? demoId('department IW'),
    ...{ courseId: null, title: 'スポット便', ownership: isHired ? 'hired' : 'own', vehicleId: vehicle?.id ?? null },
    deliveryCompanyId: isHired ? demoId(`delivery company ${one.deliveryCompany}`) : null,
    ...{ hiredVehicle: null, hiredDriverName: null, tier: isHired ? (one.tier ?? 1) : null },
    ...(isHired ? demoFees({ count: one.number, distanceKm: caseKm, stops: 2 }) : noDemoFees),
    status: isPast ? 'approved' : isHired ? (one.isDeclined ? 'declined' : 'accepted') : 'planned',
    ...{ start: at(start), end: at(end), reportAt: at(from * 60), endAt: at(to * 60) },
    ...{ plannedDistanceKm: caseKm, drivingMinutes: 150, handlingMinutes: 60, waitingMinutes: 0, breakMinutes: 60 },
    needsInstruction: one.needsInstruction ?? false,
    actualOutAt: isPast ? at(start) : null,
    actualInAt: isPast ? at(end) : null,
    ...{ requestedAt: askedAt, answeredAt: askedAt, confirmedAt: isPast ? at(start) : null },
    driverIds: drivers.map(({ id }) => id),
    ...{ stops: [], goods: [], deliveryStatus: 'assigned' },
  };
}

/** What a store of the centre takes on another day, as the case wants it. */
function goodsOf(
  { number }: DemoCase,
  goods: NonNullable<DemoCase['goods']>,
  run: DemoRun,
  { deliveries, destinations }: Given,
): DemoDelivery[] {
  const open = new Set(destinations.filter(({ closedWeekdays }) => closedWeekdays.length === 0).map(({ id }) => id));
  const like = deliveries.find(
    ({ input }) => input.departmentId === run.departmentId && input.kind === 'store' && open.has(input.destinationId),
  );
  if (!like) return [];
  const place = destinations.find(({ code }) => code === goods.destination);
  return Array.from({ length: goods.parts ?? 1 }, (_, part) => ({
    ...{ id: demoId(`delivery of case ${number} ${part}`), generatedFrom: null, cancelReason: null },
    number: `D${run.operationDate.replaceAll('-', '')}-0${number + part * 50}`,
    input: {
      ...like.input,
      ...{ courseId: null, roundNumber: null, directionId: null, needsTailLift: false, loadMinutes: null },
      ...{ operationDate: run.operationDate, salesDate: run.operationDate, temperatureZone: goods.zone },
      ...{ goodsName: 'スポット品', quantity: 24, weightKg: 160, volumeCubicMetres: 0.7, cages: 1, pallets: null },
      ...(goods.isHeavyUnnamed && { goodsName: null, weightKg: 1_600 }),
      destinationId: place?.id ?? like.input.destinationId,
      needsTwoCrew: goods.needsTwoCrew ?? false,
      arriveFromMinutes: 13 * 60,
      arriveToMinutes: 14 * 60,
    },
    ...{ operationStatus: 'assigned', result: noResult, price: goods.isUnpriced ? noPrice : usualPrice(like.input) },
    ...(part > 0 && { splitFromId: demoId(`delivery of case ${number} 0`) }),
  }));
}

/** Loaded where the run begins, handed over so many minutes after the slot. */
function carriedBy(
  run: DemoRun,
  carried: readonly DemoDelivery[],
  minutesLate: number,
): Pick<DemoRun, 'stops' | 'goods'> {
  const [first] = carried;
  if (!first) return { stops: [], goods: [] };
  const at = (minutes: number) => demoInstant(run.operationDate, minutes);
  const stop = (kind: 'load' | 'unload', destinationId: string, minutes: number) => ({
    ...{ id: demoId(`stop ${run.id} ${kind}`), position: kind === 'load' ? 0 : 1, kind, destinationId },
    ...{ plannedArriveAt: at(minutes), plannedDepartAt: at(minutes + unloadMinutes), workMinutes: unloadMinutes },
    ...{ actualArriveAt: null, actualDepartAt: null, waitingMinutes: null },
  });
  const { arriveToMinutes, destinationId, originId } = first.input;
  const stops = [
    stop('load', originId, 12 * 60 + besidesMinutes),
    stop('unload', destinationId, (arriveToMinutes ?? 0) + minutesLate),
  ];
  const [load, unload] = stops;
  return {
    stops,
    goods: carried.map(({ id }) => ({ id, loadStopId: load?.id ?? null, unloadStopId: unload?.id ?? null })),
  };
}
