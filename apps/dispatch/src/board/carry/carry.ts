import { instantOf, tokyoDate } from '@haisha/i18n';
import type { BoardCommand } from '../commands/board-command.ts';
import { targetOf } from '../commands/inverse-of.ts';
import { spanOf } from '../day/board-rows.ts';
import type { BoardRow, LeftDelivery, Run, Target } from '../day/board-types.ts';
import type { Span } from '../geometry/scale.ts';

const minuteMs = 60_000;
/** A run of less than a quarter of an hour is none. */
const leastMs = 15 * minuteMs;

/** What is in hand. */
export type Cargo = { kind: 'run'; run: Run } | { kind: 'deliveries'; deliveries: readonly LeftDelivery[] };

/** Which part of a bar is held: all of it, or an end. */
export type Part = 'whole' | 'start' | 'end';

/** What is carried, and where it would be put. */
export type Carry = Span & {
  cargo: Cargo;
  part: Part;
  rowKey: string;
  /** The run that deliveries would be put on; null makes a run of their own. */
  onRunId: string | null;
  by: 'pointer' | 'keys';
};

/** Takes a run up where it stands. */
export function takeRun(run: Run, rowKey: string, part: Part, by: Carry['by']): Carry {
  return { cargo: { kind: 'run', run }, part, rowKey, onRunId: null, by, ...spanOf(run) };
}

/** Takes left-over deliveries up; a run of their own would last from their first load to their last arrival. */
export function takeDeliveries(deliveries: readonly LeftDelivery[], rowKey: string, by: Carry['by']): Carry {
  return {
    cargo: { kind: 'deliveries', deliveries },
    part: 'whole',
    rowKey,
    onRunId: null,
    by,
    ...spanOfDeliveries(deliveries),
  };
}

/** From an hour before the first arrival, or the load, until an hour behind the last; half a day where nobody said. */
export function spanOfDeliveries(deliveries: readonly LeftDelivery[]): Span {
  const day = deliveries.map(({ operationDate }) => operationDate).sort()[0] ?? tokyoDate();
  const starts = deliveries.flatMap(({ loadMinutes, arriveFromMinutes, arriveToMinutes }) => {
    const arrival = arriveFromMinutes ?? arriveToMinutes;
    return loadMinutes ?? (arrival === null ? [] : arrival - 60);
  });
  const ends = deliveries.flatMap(
    ({ arriveFromMinutes, arriveToMinutes }) => arriveToMinutes ?? arriveFromMinutes ?? [],
  );
  const first = Math.max(0, starts.length === 0 ? 8 * 60 : Math.min(...starts));
  const last = ends.length === 0 ? first + 4 * 60 : Math.max(...ends) + 60;
  const at = (minutes: number) => Date.parse(instantOf(day, Math.round(minutes / 15) * 15));
  return { start: at(first), end: Math.max(at(last), at(first) + leastMs) };
}

/** Moves what is carried, or the end that is held, by so many minutes. */
export function shifted(carry: Carry, minutes: number): Carry {
  const by = minutes * minuteMs;
  if (carry.part === 'start') return { ...carry, start: Math.min(carry.start + by, carry.end - leastMs) };
  if (carry.part === 'end') return { ...carry, end: Math.max(carry.end + by, carry.start + leastMs) };
  return { ...carry, start: carry.start + by, end: carry.end + by };
}

/** Makes what is carried longer or shorter. */
export function lengthened(carry: Carry, minutes: number): Carry {
  return { ...carry, end: Math.max(carry.end + minutes * minuteMs, carry.start + leastMs) };
}

/** Begins at an instant; it lasts as long as before. */
export function startingAt(carry: Carry, start: number): Carry {
  return { ...carry, start, end: start + carry.end - carry.start };
}

/** Carries it over another row; an end that is held stays in its own. */
export function overRow(carry: Carry, rowKey: string, onRunId: string | null = null): Carry {
  return carry.part === 'whole' ? { ...carry, rowKey, onRunId } : carry;
}

/** Returns whether it stands where it was taken up. */
export function isWhereItWas({ cargo, rowKey, start, end }: Carry, from: Pick<Carry, 'rowKey'>): boolean {
  if (cargo.kind === 'deliveries') return false;
  const was = spanOf(cargo.run);
  return rowKey === from.rowKey && was.start === start && was.end === end;
}

/** Where a run goes in a row: its own place where rows are courses or nothing yet. */
function targetIn(row: BoardRow, cargo: Cargo): Target | null {
  return row.target ?? (cargo.kind === 'run' ? targetOf(cargo.run) : null);
}

/** Returns the command that puts down what is carried; null where that row takes nothing. */
export function commandOf(carry: Carry, row: BoardRow, departmentId: string): BoardCommand | null {
  const { cargo, end, onRunId, start } = carry;
  if (cargo.kind === 'deliveries' && onRunId !== null) {
    return { kind: 'place', runId: onRunId, deliveryIds: cargo.deliveries.map(({ id }) => id), fromRunId: null };
  }
  const target = targetIn(row, cargo);
  if (!target) return null;
  const times = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  if (cargo.kind === 'run') return { kind: 'move', runId: cargo.run.id, target, ...times };
  const operationDate = cargo.deliveries[0]?.operationDate ?? tokyoDate(new Date(start));
  return {
    kind: 'create',
    run: { operationDate, departmentId, target, ...usualPartner(row), ...courseOf(cargo.deliveries), ...times },
    deliveryIds: cargo.deliveries.map(({ id }) => id),
  };
}

/** Returns the course of a run of deliveries: theirs where they have one together. */
export function courseOf(deliveries: readonly LeftDelivery[]): { courseId?: string } {
  const [id, ...others] = new Set(deliveries.map(({ courseId }) => courseId));
  return id && others.length === 0 ? { courseId: id } : {};
}

/** A new run on a vehicle gets its driver, one on a driver his vehicle. */
function usualPartner({ head }: BoardRow): { vehicleId?: string; driverIds?: { driver1Id: string; driver2Id: null } } {
  if (head.kind === 'vehicle' && head.driver) return { driverIds: { driver1Id: head.driver.id, driver2Id: null } };
  if (head.kind === 'driver' && head.driver.mainVehicleId !== null) return { vehicleId: head.driver.mainVehicleId };
  return {};
}
