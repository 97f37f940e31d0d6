import { allocationState } from '@haisha/rules/states/allocation-state';
import type { Allocation } from '@haisha/validation/allocation';
import type { Delivery } from '@haisha/validation/delivery';
import fc from 'fast-check';
import type { LightMyRequestResponse as Response } from 'fastify';
import { at, type Fleet, runDay } from './allocations.ts';
import type { Browser } from './browser.ts';

/** The commands of the state machine that have an address. */
const stateCommands = [
  ...['request', 'withdraw', 'accept', 'decline', 'replan', 'confirm', 'unconfirm', 'cancel'],
  ...['acknowledge', 'depart', 'return'],
];

const subjects = ['vehicle', 'driver', 'both'];

const kinds = [
  'create',
  'move',
  'crew',
  'place',
  'takeOff',
  'split',
  'swap',
  'stops',
  'state',
  'any',
  'confirm',
] as const;

/** The delivery company's place among the four. */
const partner = 3;

const lot = fc.noBias(fc.nat(1_000_000));

/** What somebody wants, before it is known of which runs there are. */
const wish = fc.record({
  kind: fc.noBias(fc.constantFrom(...kinds, 'move', 'swap', 'state', 'state', 'state')),
  /** Two dispatchers, the operation manager, and the delivery company. */
  actor: fc.noBias(fc.constantFrom(0, 0, 1, 1, 2, 2, partner)),
  ...{ run: lot, other: lot, row: lot, driver: lot, goods: lot, state: lot },
  hour: fc.noBias(fc.integer({ min: 5, max: 19 })),
  hours: fc.noBias(fc.integer({ min: 2, max: 4 })),
  /** Out of the last but one look at the board. */
  isStale: fc.noBias(fc.constantFrom(false, false, false, true)),
  /** Whatever comes of it. */
  isBlind: fc.noBias(fc.constantFrom(false, false, false, true)),
  hasReason: fc.noBias(fc.constantFrom(true, true, true, false)),
});

export type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

/** What four people do with one day: some of it one after the other, some at the same time. */
export const sequences: fc.Arbitrary<Wish[][]> = fc.noBias(
  fc.array(fc.array(wish, { minLength: 1, maxLength: 4, size: 'max' }), { minLength: 3, maxLength: 5, size: 'max' }),
);

/** What somebody saw of the day. */
export type Look = { runs: readonly Allocation[]; goods: readonly Delivery[] };

export type Sent = { name: string; url: string; body: object };

/** Makes a command of a wish out of what somebody saw; there is a run at least. */
export function commandOf(wish: Wish, { runs, goods }: Look, fleet: Fleet): Sent {
  const isPartner = wish.actor === partner;
  const live = isPartner ? runs.filter(isAsked) : runs.filter(({ status }) => status !== 'cancelled');
  const run = pick(wish.kind === 'any' || live.length === 0 ? runs : live, wish.run);
  if (!run) throw new Error('nobody saw any run');
  const reason = wish.hasReason ? '試験' : null;
  const times = { start: at(`${wish.hour}:00`), end: at(`${wish.hour + wish.hours}:00`) };
  if (wish.kind === 'create') {
    const open = goods.filter(({ operationStatus }, index) => operationStatus === 'open' && isDrawn(wish, index));
    const about = { operationDate: runDay, departmentId: fleet.departmentId, deliveries: open.map(seen), reason };
    return { name: 'create', url: '/api/allocations', body: { ...about, ...rowOf(wish, fleet), ...times } };
  }
  /** Mostly one with which it can be done. */
  const about = (suits: (one: Allocation) => boolean) =>
    (wish.isBlind ? undefined : pick(live.filter(suits), wish.run)) ?? run;
  const of = ({ id, version }: Allocation, name: string, body: object): Sent => {
    return { name, url: `/api/allocations/${id}/${name}`, body: { version, reason, ...body } };
  };
  const ofDay = (name: string, body: object): Sent => ({ name, url: `/api/allocations/${name}`, body });
  const drawn = goods.filter((_, index) => isDrawn(wish, index));
  const some = (drawn.length > 0 ? drawn : goods.slice(0, 1)).map(seen);
  switch (isPartner && wish.kind !== 'any' ? 'state' : wish.kind) {
    case 'move':
      return of(run, 'move', { id: run.id, target: rowOf(wish, fleet).target, ...times });
    case 'crew':
      return of(about(isOwn), 'crew', driversOf(wish, fleet));
    case 'place':
      return ofDay('place', { allocationId: run.id, deliveries: some, reason });
    case 'takeOff':
      return ofDay('place', { allocationId: null, deliveries: some, reason });
    case 'split': {
      const whole = about(({ load }) => load.count > 1);
      const [first] = goods.filter(({ allocationId }) => allocationId === whole.id);
      return of(whole, 'split', { reason: undefined, deliveryIds: [first?.id ?? goods[0]?.id] });
    }
    case 'swap': {
      const first = about(isOwn);
      const second =
        pick(
          live.filter((one) => isOwn(one) && one !== first),
          wish.other,
        ) ?? first;
      return ofDay('swap', { first: seen(first), second: seen(second), what: pick(subjects, wish.row), reason });
    }
    case 'stops': {
      const way = about(({ stops }) => stops.length > 1);
      return of(way, 'stops', { stops: turned(way) });
    }
    case 'confirm':
      return { ...ofDay('confirm', { allocations: runs.map(seen), reason }), name: 'confirmRuns' };
    default: {
      const name = wish.kind === 'any' ? undefined : pick(linesOf(run, isPartner), wish.state)?.command;
      return of(run, name ?? pick(stateCommands, wish.state) ?? '', {});
    }
  }
}

/** Sends a command under an id by which the audit log names it. */
export async function sendAs(
  browser: Browser,
  { body, url }: Omit<Sent, 'name'>,
  requestId: string,
): Promise<Response> {
  return await browser.post(url, body, { headers: { 'x-request-id': requestId } });
}

/** What may be done with a run as it is, by the office or by a delivery company. */
function linesOf({ ownership, status }: Allocation, isPartner: boolean) {
  const other = ownership === 'own' ? 'hired' : 'own';
  return allocationState.filter(({ command, from, guards, permissions }) => {
    const isTheirs = permissions.some((one) => ['allocation.answer', 'delivery.updateResult'].includes(one));
    const isMeant = from === status && stateCommands.includes(command) && !guards.includes(other);
    return isMeant && (isTheirs || !isPartner);
  });
}

function isAsked({ ownership, status }: Allocation): boolean {
  return ownership === 'hired' && status !== 'planned';
}

/** A row of the board; a vehicle comes with its drivers. */
function rowOf(wish: Wish, fleet: Fleet) {
  const { company, drivers, vehicles } = fleet;
  const row = pick([...vehicles, ...vehicles, ...drivers, company, company], wish.row);
  if (row === company) return { target: { deliveryCompanyId: company.id } };
  if (drivers.some((one) => one === row)) return { target: { driverId: row?.id } };
  return { target: { vehicleId: row?.id }, driverIds: driversOf(wish, fleet) };
}

function driversOf({ driver, isBlind }: Wish, { drivers }: Fleet) {
  const [one, other] = driver % 2 === 0 ? drivers : drivers.toReversed();
  return { driver1Id: one?.id ?? null, driver2Id: isBlind ? (other?.id ?? null) : null };
}

function isDrawn({ goods }: Wish, index: number): boolean {
  return (goods >> index) % 2 === 1;
}

/** The same stops from behind, each at the time of the one whose place it takes. */
function turned({ stops }: Allocation) {
  return stops.toReversed().map(({ id }, position) => ({
    ...{ id, position },
    plannedArriveAt: stops[position]?.plannedArriveAt,
    plannedDepartAt: stops[position]?.plannedDepartAt,
  }));
}

function isOwn({ ownership }: Allocation): boolean {
  return ownership === 'own';
}

function seen({ id, version }: { id: string; version: number }) {
  return { id, version };
}

function pick<Item>(items: readonly Item[], lotNumber: number): Item | undefined {
  return items[lotNumber % items.length];
}
