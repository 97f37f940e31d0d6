import type { EntityFields } from '@haisha/validation/entity';
import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';

/** How one new row follows the other on the page of a form. */
export type Adding = {
  /** How many rows were added here, and the last of them. */
  count: number;
  last: EntityFields | null;
  /** What the next one begins with, of the values of the one before. */
  carried: FieldValues;
  goOn: (saved: EntityFields, carried: FieldValues) => void;
};

export const AddingNext = createContext<Adding | null>(null);

/** A form for new rows that begins anew, empty, after each that is saved in order to add the next. */
export function AddingRows({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Omit<Adding, 'goOn'>>({ count: 0, last: null, carried: {} });
  const goOn = useCallback(
    (last: EntityFields, carried: FieldValues) => setState(({ count }) => ({ count: count + 1, last, carried })),
    [],
  );
  const adding = useMemo(() => ({ ...state, goOn }), [state, goOn]);
  return (
    <AddingNext key={state.count} value={adding}>
      {children}
    </AddingNext>
  );
}
