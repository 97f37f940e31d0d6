import type { Run } from '../day/board-types.ts';
import { SplitRunDialog } from '../split/split-run-dialog.tsx';
import { SwapDialog } from '../swap/swap-dialog.tsx';
import { ConfirmRunDialog } from './confirm-run-dialog.tsx';
import type { RunDialogAct } from './run-acts.ts';

export type RunDialogProps = { act: RunDialogAct | 'confirm'; run: Run; onClose: () => void };

/** The dialog of what is done with a run. */
export function RunDialog({ act, ...props }: RunDialogProps) {
  if (act === 'confirm') return <ConfirmRunDialog {...props} />;
  return act === 'swap' ? <SwapDialog {...props} /> : <SplitRunDialog {...props} />;
}
