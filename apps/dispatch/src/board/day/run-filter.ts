import type { BoardAddress } from '../address/board-address.ts';
import type { BoardRow, LeftDelivery, Run } from './board-types.ts';
import { worstOf } from './run-facts.ts';

type Filters = Pick<BoardAddress, 'cargoOwnerId' | 'directionId' | 'zone' | 'only'>;

/** Returns which runs the filters let through; a run is of the direction of its course. */
export function runFilter(
  { cargoOwnerId, directionId, zone }: Filters,
  directionOf: ReadonlyMap<string, string | null>,
): (run: Run) => boolean {
  return ({ courseId, load }) => {
    const isOfOwner = cargoOwnerId.length === 0 || load.cargoOwnerIds.some((id) => cargoOwnerId.includes(id));
    const isOfZone = zone.length === 0 || load.zones.some((one) => zone.includes(one));
    const direction = courseId === null ? null : (directionOf.get(courseId) ?? null);
    return (
      isOfOwner && isOfZone && (directionId.length === 0 || (direction !== null && directionId.includes(direction)))
    );
  };
}

/** Returns whether the filters let a row through: all of it, rows without a run, or rows with something to mind. */
export function showsRow({ only }: Filters, { runs }: BoardRow): boolean {
  if (only.includes('unassigned') && runs.length > 0) return false;
  return !only.includes('warnings') || runs.some(({ findings }) => worstOf(findings) !== null);
}

/** Returns whether the filters let a left-over delivery through. */
export function showsDelivery({ cargoOwnerId, directionId, zone }: Filters, delivery: LeftDelivery): boolean {
  const { cargoOwnerId: owner, directionId: direction, temperatureZone } = delivery;
  const isOfDirection = directionId.length === 0 || (direction !== null && directionId.includes(direction));
  return (
    (cargoOwnerId.length === 0 || cargoOwnerId.includes(owner)) &&
    isOfDirection &&
    (zone.length === 0 || zone.includes(temperatureZone))
  );
}
