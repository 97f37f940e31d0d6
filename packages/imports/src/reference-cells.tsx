import { lazyPart } from '@haisha/platform/lazy-part';
import { Skeleton } from '@haisha/ui';
import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react';
import type { ReferenceCellProps } from './reference-cell.tsx';

/** The cells of a master that name one record of another, by the field; they are loaded when one is first shown. */
export type ReferenceCells = {
  fields: readonly string[];
  load: () => Promise<Readonly<Record<string, ComponentType<ReferenceCellProps>>>>;
};

type Known = { fields: readonly string[]; Cell: ComponentType<ReferenceCellProps & { field: string }> };

const none: ReferenceCells = { fields: [], load: async () => ({}) };
const ReferenceCellsContext = createContext<Known>({ fields: [], Cell: () => null });

/** Makes the frame inside which the pages of imports know these cells. */
export function referenceCellsFrame({ fields, load }: ReferenceCells = none) {
  const Cell = lazyPart(async () => {
    const cells = await load();
    function CellOfField({ field, ...props }: ReferenceCellProps & { field: string }) {
      const One = cells[field];
      return One && <One {...props} />;
    }
    return { default: CellOfField };
  });
  const known = { fields, Cell };
  return function ReferenceCellsFrame({ children }: { children: ReactNode }) {
    return <ReferenceCellsContext value={known}>{children}</ReferenceCellsContext>;
  };
}

/** Tells whether the cells of a field name a record of another master. */
export function useIsReference(): (field: string | null) => field is string {
  const { fields } = useContext(ReferenceCellsContext);
  return (field): field is string => field !== null && fields.includes(field);
}

/** Finds a record for a cell, in which its code then stands; without the right to look for one it is typed. */
export function ReferenceCell(props: ReferenceCellProps & { field: string }) {
  const { Cell } = useContext(ReferenceCellsContext);
  return (
    <Suspense fallback={<Skeleton h="4.25rem" w="full" />}>
      <Cell {...props} />
    </Suspense>
  );
}
