import { useTranslation } from '@haisha/i18n';
import { ChoiceMenu } from '@haisha/ui/choice-menu';
import type { LineReasonState } from './use-line-reason.ts';
import { lineReasons } from './use-line-reason.ts';

/** The reason of the lines that are typed. */
export function ReasonChoice({ onReason, reason }: LineReasonState) {
  const { t } = useTranslation('timeRecord');
  return (
    <ChoiceMenu
      label={t('entry.reason')}
      value={reason}
      choices={lineReasons.map((value) => ({ value, text: t(`reason.${value}`) }))}
      onChange={onReason}
    />
  );
}
