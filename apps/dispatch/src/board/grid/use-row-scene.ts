import { useMemo } from 'react';
import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { byId } from '../day/by-id.ts';
import type { Scale } from '../geometry/scale.ts';
import type { BoardStore } from './board-store.ts';
import { type BarLabel, barLabelWith } from './use-bar-label.ts';
import { type RowWords, useRowWords } from './use-row-words.ts';

/** What all rows are drawn with; it stays the same thing as long as no row has to be drawn anew for it. */
export type RowScene = {
  scale: Scale;
  isDense: boolean;
  /** The first day that is shown. */
  date: string;
  canMove: boolean;
  store: BoardStore;
  words: RowWords;
  labelOf: BarLabel;
  vehicleOf: (run: Run) => VehicleOfDay | undefined;
  ownerColourOf: (ids: readonly string[]) => string | null;
};

type VehicleOfDay = NonNullable<ReturnType<typeof useBoard>['day']>['vehicles'][number];

const none: readonly VehicleOfDay[] = [];

/** The scene of the board around. */
export function useRowScene(): RowScene {
  const { address, canMove, day, isDense, ownerColourOf, scale, store } = useBoard();
  const words = useRowWords();
  const vehicles = day?.vehicles ?? none;
  return useMemo(() => {
    const known = byId(vehicles);
    const vehicleOf = ({ vehicleId }: Run) => (vehicleId === null ? undefined : known.get(vehicleId));
    const labelOf = barLabelWith(words, scale, vehicleOf);
    return { scale, isDense, date: address.date, canMove, store, words, labelOf, vehicleOf, ownerColourOf };
  }, [scale, isDense, address.date, canMove, store, words, vehicles, ownerColourOf]);
}
