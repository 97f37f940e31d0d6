import { useTranslation } from '@haisha/i18n';
import { Button, Checkbox, Flex, Text } from '@haisha/ui';
import { weekdays } from '@haisha/validation/driver-choices';
import { useState } from 'react';
import type { Weekday } from './weekday.ts';

export type CopyDayProps = { from: Weekday; onCopy: (to: readonly Weekday[]) => void };

const weekend: readonly Weekday[] = ['saturday', 'sunday'];

/** To which days the times of one are copied; what stands there is replaced. */
export function CopyDay({ from, onCopy }: CopyDayProps) {
  const { t } = useTranslation('destination');
  const others = weekdays.filter((day) => day !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const shortcuts = [
    { text: t('week.weekdaysOnly'), days: others.filter((day) => !weekend.includes(day)) },
    { text: t('week.everyDay'), days: others },
  ];
  return (
    <Flex role="group" aria-label={t('week.copyTo', { weekday: t(`weekdayName.${from}`) })} direction="column" gap="1">
      <Text textStyle="xs" color="fg.subtle">
        {t('week.copyTo', { weekday: t(`weekdayName.${from}`) })}
      </Text>
      <Flex columnGap="4" wrap="wrap">
        {others.map((day) => (
          <Checkbox
            key={day}
            checked={chosen.includes(day)}
            onCheckedChange={(checked) =>
              setChosen(others.filter((one) => (one === day ? checked : chosen.includes(one))))
            }
          >
            {t(`weekday.${day}`)}
          </Checkbox>
        ))}
      </Flex>
      <Flex gap="2" wrap="wrap">
        {shortcuts.map(({ text, days }) => (
          <Button key={text} type="button" variant="outline" colorPalette="gray" onClick={() => setChosen(days)}>
            {text}
          </Button>
        ))}
        <Button type="button" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
          {t('week.apply')}
        </Button>
      </Flex>
    </Flex>
  );
}
