import { useQuery } from '@haisha/platform';
import type { ImportListItem } from '@haisha/validation/import';
import { importDetail } from './imports-api.ts';

const underWayMs = 1_500;
/** Others may work on the same import. */
const idleMs = 20_000;

/** One import, as fresh as its state asks for. */
export function useImport(id: string) {
  return useQuery({
    ...importDetail(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      if (!state.data) return false;
      if (isUnderWay(state.data)) return underWayMs;
      return state.data.status === 'judged' ? idleMs : false;
    },
  });
}

/** A job works on it. */
export function isUnderWay({ status }: Pick<ImportListItem, 'status'>): boolean {
  return status === 'judging' || status === 'applying' || status === 'undoing';
}

/** Somebody has to go on with it, or wait for it. */
export function isOpen({ status }: Pick<ImportListItem, 'status'>): boolean {
  return status !== 'applied' && status !== 'undone' && status !== 'discarded';
}

/** Nothing of it has been written. */
export function canDiscard({ status }: Pick<ImportListItem, 'status'>): boolean {
  return status === 'prepared' || status === 'judged';
}
