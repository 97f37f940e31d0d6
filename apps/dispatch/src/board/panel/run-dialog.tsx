import type { Run } from '../day/board-types.ts';
import { SplitRunDialog } from '../split/split-run-dialog.tsx';
import { SwapDialog } from '../swap/swap-dialog.tsx';
import type { RunDialogAct } from './run-acts.ts';

export type RunDialogProps = { act: RunDialogAct; run: Run; onClose: () => void };

/** The dialog of what is done with a run. */
export function RunDialog({ act, ...props }: RunDialogProps) {
  return act === 'swap' ? <SwapDialog {...props} /> : <SplitRunDialog {...props} />;
}
