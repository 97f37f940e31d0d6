import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from '../grid/clock-text.ts';

/** Says who changed a run first, and where and when it is now. */
export function useChangedText(): (what: 'refused' | 'undo', run: Run) => string {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  return (what, run) => {
    const from = midnightOf(run.operationDate);
    const company = run.deliveryCompanyName && localName(run.deliveryCompanyName, run.deliveryCompanyNameEn);
    return t(what === 'undo' ? 'undo.changed' : 'refused.changed', {
      run: codeOf(run),
      name: run.updatedBy?.name ?? t('undo.system'),
      where: run.vehicleCode ?? company ?? t('panel.nobody'),
      from: clockText(from, Date.parse(run.start)),
      to: clockText(from, Date.parse(run.end)),
    });
  };
}
