import { useTranslation } from '@haisha/i18n';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { chakra, VisuallyHidden } from '@haisha/ui';
import { FieldOffer } from '@haisha/ui/fields';
import { weekdays } from '@haisha/validation/driver-choices';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { DestinationControl } from './destination-values.ts';
import { WeekDay } from './week-day.tsx';
import type { Weekday } from './weekday.ts';

export type WeekFieldProps = { control: DestinationControl };

/** The week as a grid: each day with its times, which are copied to other days as they are. */
export function WeekField({ control }: WeekFieldProps) {
  const { t } = useTranslation('destination');
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'slots' });
  const slots = useWatch({ control, name: 'slots' }) ?? [];
  const [said, setSaid] = useState('');

  function copy(from: Weekday, to: readonly Weekday[]): void {
    const others = slots.filter(({ weekday }) => !to.some((day) => day === weekday));
    const its = slots.filter(({ weekday }) => weekday === from);
    replace([...others, ...to.flatMap((weekday) => its.map((slot) => ({ ...slot, weekday })))]);
    const days = to.map((day) => t(`weekday.${day}`)).join(' ');
    setSaid(t('week.copied', { weekday: t(`weekdayName.${from}`), days }));
  }

  return (
    <Week>
      <legend>{t('field.slots')}</legend>
      {weekdays.map((weekday) => (
        <WeekDay
          key={weekday}
          control={control}
          weekday={weekday}
          places={fields.flatMap(({ id, weekday: its }, index) => (its === weekday ? [{ id, index }] : []))}
          onAdd={() => addEmptyRow(append, { weekday, fromMinutes: null, toMinutes: null, kind: 'strict' })}
          onRemove={remove}
          onCopy={(to) => copy(weekday, to)}
        />
      ))}
      <FieldOffer name="closedWeekdays" />
      <FieldOffer name="slots" />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Week>
  );
}

const Week = chakra('fieldset', {
  base: {
    border: 'none',
    p: '0',
    m: '0',
    minW: '0',
    '& > legend': { textStyle: 'label', mb: '1' },
  },
});
