import { useBoard } from '../board-context.ts';
import { carriedRun, useBoardState } from '../grid/board-store.ts';
import { useOthersAt } from './use-others-at.ts';

/** Tells the others at which run this person is: the one that is carried, else that of a panel or a dialog. It shows nothing. */
export function OthersAt({ runId }: { runId: string | null }) {
  const { departmentId, store } = useBoard();
  const carried = useBoardState(store, carriedRun);
  useOthersAt(store, departmentId, carried ?? runId);
  return null;
}
