import type { Allocation } from '@haisha/validation/allocation';
import type { Move } from '@haisha/validation/allocation-command';
import type { BoardDay, BoardDeliveryCompany, BoardDriver, BoardVehicle } from '@haisha/validation/board-day';
import type { Lanes } from '../geometry/lanes.ts';
import type { Span } from '../geometry/scale.ts';

export type Run = Allocation;
export type LeftDelivery = BoardDay['deliveriesLeft'][number];
export type Target = Move['target'];

/** A stretch in which a row takes no run, and why: the status of a vehicle, or the kind of a leave. */
export type RowBand = Span & { reason: string; to: string | null };

/** What a row is about; `none` collects runs that have no vehicle, no driver or no course yet. */
export type RowHead =
  | { kind: 'vehicle'; vehicle: BoardVehicle; driver: BoardDriver | null }
  | { kind: 'driver'; driver: BoardDriver }
  | { kind: 'course'; code: string; name: string; nameEn: string | null }
  | { kind: 'company'; company: BoardDeliveryCompany }
  | { kind: 'none' };

/** A row of the board with its runs in the order in which they begin. */
export type BoardRow = {
  /** The kind and the id of what it is about: `vehicle:…`. */
  key: string;
  head: RowHead;
  /** Where a run that is dropped here goes; null where rows are no place of their own. */
  target: Target | null;
  runs: readonly Run[];
  bands: readonly RowBand[];
  lanes: Lanes;
};
