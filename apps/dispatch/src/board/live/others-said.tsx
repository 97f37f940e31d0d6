import { useTranslation } from '@haisha/i18n';
import { VisuallyHidden } from '@haisha/ui';
import { useBoard } from '../board-context.ts';
import { byId } from '../day/by-id.ts';
import { codeOf } from '../day/run-facts.ts';
import { useBoardState } from '../grid/board-store.ts';

/** Says politely who is at which run. */
export function OthersSaid() {
  const { t } = useTranslation('board');
  const { store, day } = useBoard();
  const others = useBoardState(store, (state) => state.others);
  const said = [...others].flatMap(([id, names]) => {
    const run = day && byId(day.allocations).get(id);
    return run ? t('others.atRun', { names: names.join(t('row.separator')), run: codeOf(run) }) : [];
  });
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said.join(t('bar.separator'))}
    </VisuallyHidden>
  );
}
