import { localName } from '@haisha/i18n/local-name';
import { isMovable as isStillPlan } from '@haisha/rules/states/allocation-state';
import type { Finding } from '@haisha/validation/allocation';
import type { BoardVehicle } from '@haisha/validation/board-day';
import type { Run } from './board-types.ts';

/** How a bar looks: by state, coarser than the state itself. */
export type BarState = 'planned' | 'requested' | 'confirmed' | 'departed' | 'returned';

/** Returns the look of a run by its state. */
export function barStateOf({ status }: Pick<Run, 'status'>): BarState {
  switch (status) {
    case 'planned':
    case 'declined':
    case 'cancelled':
      return 'planned';
    case 'requested':
      return 'requested';
    case 'accepted':
    case 'confirmed':
    case 'acknowledged':
    case 'clockedIn':
    case 'called':
      return 'confirmed';
    case 'departed':
      return 'departed';
    case 'returned':
    case 'postCalled':
    case 'reported':
    case 'approved':
    case 'locked':
      return 'returned';
  }
}

/** Returns whether a run is still a plan that may be carried about. */
export function isCarriable({ status, archivedAt }: Pick<Run, 'status' | 'archivedAt'>): boolean {
  return archivedAt === null && isStillPlan(status);
}

/** The worst of what was found and nobody has answered for. */
export type Worst = 'red' | 'amber' | null;

/** Returns the worst of findings; those that somebody went on with do not count. */
export function worstOf(findings: readonly Pick<Finding, 'level' | 'overrideReason'>[]): Worst {
  const open = findings.filter(({ overrideReason }) => overrideReason === undefined);
  if (open.some(({ level }) => level === 'red')) return 'red';
  return open.some(({ level }) => level === 'amber') ? 'amber' : null;
}

/** Returns the worse of what was found and how late a run is. */
export function worseOf(worst: Worst, late: Worst): Worst {
  return worst === 'red' || late === 'red' ? 'red' : (worst ?? late);
}

/** How full a vehicle is in percent by each measure; null without a limit, and where nobody knows what is aboard. */
export type Fullness = { weight: number | null; volume: number | null; cages: number | null; pallets: number | null };

type Aboard = Pick<Run['load'], 'weightKg' | 'volumeCubicMetres' | 'cages' | 'pallets'> & { count?: number };

/**
 * Returns how full a run makes a vehicle at its fullest point, rounded up. A measure of which deliveries sum up to
 * nothing is not known; only a run without deliveries (`count` 0) is empty.
 */
export function fullnessOf({ load }: { load: Aboard }, vehicle: BoardVehicle | undefined): Fullness {
  const isKnown = (aboard: number) => aboard > 0 || load.count === 0;
  const share = (aboard: number, most: number | null | undefined) =>
    most && isKnown(aboard) ? Math.max(0, Math.ceil((aboard / most) * 100 - 1e-9)) : null;
  return {
    weight: share(load.weightKg, vehicle?.maxLoadKg),
    volume: share(load.volumeCubicMetres, vehicle?.capacityCubicMetres),
    cages: share(load.cages, vehicle?.rollCageCapacity),
    pallets: share(load.pallets, vehicle?.palletCapacity),
  };
}

/** Returns the highest share that is known (積載率); null where none is. */
export function loadPercentOf(fullness: Fullness): number | null {
  const known = Object.values(fullness).filter((share) => share !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Returns the name of a place as a bar has room for: what stands behind the name of its owner, without 店. */
export function shortPlace(name: string): string {
  const last = name.split(/[\s\u3000]+/).at(-1) ?? name;
  return last.replace(/(?<=..)(?:店|センター)$/, '');
}

/** Returns the name of the place of a stop in a language. */
export function placeNameOf(
  language: string,
  { placeName, placeNameEn }: Pick<Run['stops'][number], 'placeName' | 'placeNameEn'>,
): string {
  const name = localName(language, placeName, placeNameEn);
  return language === 'ja' ? shortPlace(name) : name;
}

/** What a run is called: its course, else its title, else its number within the day. */
export function codeOf({ courseCode, title, number }: Pick<Run, 'courseCode' | 'title' | 'number'>): string {
  return courseCode ?? title ?? number.replace(/^A\d{8}-/, '#');
}

/** The first and the last place at which goods are handled. */
export function endsOf({ stops }: Pick<Run, 'stops'>): {
  from: Run['stops'][number] | null;
  to: Run['stops'][number] | null;
} {
  const places = stops.filter(({ kind }) => kind !== 'break').toSorted((a, b) => a.position - b.position);
  const from = places[0] ?? null;
  const to = places.length > 1 ? (places.at(-1) ?? null) : null;
  return { from, to };
}
