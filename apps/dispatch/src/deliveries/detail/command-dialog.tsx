import type { Delivery } from '@haisha/validation/delivery';
import type { ResultAct } from '@haisha/validation/delivery-result';
import type { Command } from './command.ts';
import { CorrectResultDialog } from './correct-result-dialog.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { SplitDeliveryDialog } from './split-delivery-dialog.tsx';

export type CommandDialogProps = { row: Delivery; command: Command; onClose: () => void };

/** Asks for what a command needs to know. */
export function CommandDialog({ row, command, onClose }: CommandDialogProps) {
  switch (command.asks) {
    case 'result':
      return <ResultDialog row={row} act={command.name as ResultAct} onClose={onClose} />;
    case 'correction':
      return <CorrectResultDialog row={row} onClose={onClose} />;
    case 'reason':
      return <ReasonDialog row={row} command={command} onClose={onClose} />;
    case 'price':
      return <PriceDialog row={row} onClose={onClose} />;
    case 'split':
      return <SplitDeliveryDialog row={row} onClose={onClose} />;
    case 'followUp':
      return <FollowUpDialog row={row} onClose={onClose} />;
    case 'none':
      return null;
  }
}
