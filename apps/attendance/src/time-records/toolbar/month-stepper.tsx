import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { addMonths } from '@haisha/rules/calendar';
import { DayStepper } from '@haisha/ui/day-stepper';

export type MonthStepperProps = {
  date: string;
  /** The labour month around the date, as soon as it is known. */
  shown: { from: string; to: string } | undefined;
  onDate: (date: string) => void;
};

/** Goes from one labour month to another, and names the one that is shown by its days. */
export function MonthStepper({ date, onDate, shown }: MonthStepperProps) {
  const { t } = useTranslation('timeRecord');
  return (
    <DayStepper
      date={date}
      text={shown ? `${formatDate(shown.from)}–${formatDate(shown.to).slice(5)}` : formatDate(date).slice(0, 7)}
      labels={{
        previous: t('toolbar.previousMonth'),
        today: t('toolbar.thisMonth'),
        next: t('toolbar.nextMonth'),
        date: t('toolbar.date'),
      }}
      onStep={(direction) => onDate(addMonths(date, direction))}
      onToday={() => onDate(tokyoDate())}
      onDate={onDate}
    />
  );
}
