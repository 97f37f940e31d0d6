import { useTranslation } from '@haisha/i18n';
import { notify, useCan } from '@haisha/platform';
import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { actsOf, wantsReasonFirst } from './run-acts.ts';

/** Returns how a run is confirmed by its key: as by the button of its panel, and what it cannot be confirmed for is said. */
export function useConfirmRun(ask: (run: Run) => void): (run: Run) => void {
  const { t, i18n } = useTranslation('board');
  const can = useCan();
  const { announce, give } = useBoard();

  async function confirm(run: Run): Promise<void> {
    const act = actsOf(run, can).find(({ name }) => name === 'confirm');
    if (!act) {
      const status = i18n.t(`allocation:status.${run.status}`);
      const isToBeAsked = run.ownership === 'hired' && run.status === 'planned';
      const text = isToBeAsked ? t('confirm.requestFirst') : t('confirm.notNow', { run: codeOf(run), status });
      notify({ kind: 'info', text, about: 'board' });
      return;
    }
    if (wantsReasonFirst(act, run)) return ask(run);
    const done = await give({ kind: 'state', runId: run.id, name: 'confirm' });
    if (done) announce(t('confirm.doneRun', { run: codeOf(run) }));
  }

  return (run) => {
    if (can('allocation.confirm')) void confirm(run);
  };
}
