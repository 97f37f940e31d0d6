import { useTranslation } from '@haisha/i18n';
import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { ActDialog } from './act-dialog.tsx';

export type ConfirmRunDialogProps = { run: Run; onClose: () => void };

/** Asks for the reason with which a run is confirmed against what was found. */
export function ConfirmRunDialog({ run, onClose }: ConfirmRunDialogProps) {
  const { t, i18n } = useTranslation('board');
  const { announce, give } = useBoard();

  async function confirm(reason: string): Promise<void> {
    onClose();
    const done = await give({ kind: 'state', runId: run.id, name: 'confirm', reason });
    if (done) announce(t('confirm.doneRun', { run: codeOf(run) }));
  }

  return (
    <ActDialog
      title={i18n.t('allocation:command.confirm')}
      about={codeOf(run)}
      isDanger={false}
      findings={run.findings}
      onGive={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
