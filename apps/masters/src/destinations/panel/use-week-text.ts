import { useJoined, useTranslation } from '@haisha/i18n';
import type { Destination } from '@haisha/validation/destination';
import { weekdays } from '@haisha/validation/driver-choices';
import { useDestinationText } from '../use-destination-text.ts';

/** The times of a week, a line for all days that have the same: 月、火 4:15–6:45 厳守. */
export function useWeekText(): (slots: Destination['slots']) => string {
  const { t } = useTranslation('destination');
  const joined = useJoined();
  const textOf = useDestinationText();
  return (slots) => {
    const daysOf = new Map<string, string[]>();
    for (const weekday of weekdays) {
      const name = t(`weekday.${weekday}`);
      const ofDay = slots.filter((slot) => slot.weekday === weekday);
      const times = textOf('slots', ofDay).slice(name.length + 1);
      if (times !== '') daysOf.set(times, [...(daysOf.get(times) ?? []), name]);
    }
    const daysText = (names: readonly string[]) =>
      names.length === weekdays.length ? t('panel.everyDay') : joined(names);
    return [...daysOf].map(([times, names]) => `${daysText(names)} ${times}`).join('\n');
  };
}
