import { useTranslation } from '@haisha/i18n';
import { useRowRemoval } from '@haisha/records/form/use-row-removal';
import { Button, Checkbox, chakra, Flex, Icon, IconButton, Text } from '@haisha/ui';
import { NightTimeField, SelectField, Warning } from '@haisha/ui/fields';
import { slotKinds } from '@haisha/validation/destination';
import { weekdays } from '@haisha/validation/driver-choices';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { CopyDay } from './copy-day.tsx';
import type { DestinationControl } from './destination-values.ts';
import type { Weekday } from './weekday.ts';

export type WeekDayProps = {
  control: DestinationControl;
  weekday: Weekday;
  /** Where the times of the day stand among all. */
  places: readonly { id: string; index: number }[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  onCopy: (to: readonly Weekday[]) => void;
};

/** One day of the week: closed or not, and its times. */
export function WeekDay({ control, weekday, places, onAdd, onRemove, onCopy }: WeekDayProps) {
  const { t } = useTranslation('destination');
  const { field: closed } = useController({ control, name: 'closedWeekdays' });
  const [isCopying, setIsCopying] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const remove = useRowRemoval(place, onRemove);
  const chosen: readonly Weekday[] = closed.value ?? [];
  const isClosed = chosen.includes(weekday);
  const day = t(`weekdayName.${weekday}`);
  return (
    <Day ref={place} role="group" aria-label={day} data-closed={isClosed || undefined}>
      <Text lineHeight="var(--chakra-sizes-control)">{day}</Text>
      <Checkbox
        checked={isClosed}
        onCheckedChange={(checked) =>
          closed.onChange(weekdays.filter((one) => (one === weekday ? checked : chosen.includes(one))))
        }
        onBlur={closed.onBlur}
      >
        {t('week.closed')}
      </Checkbox>
      <Flex direction="column" gap="2" minW="0">
        {places.length === 0 && !isClosed && (
          <Text color="fg.subtle" lineHeight="var(--chakra-sizes-control)">
            {t('week.none')}
          </Text>
        )}
        {places.map(({ id, index }, at) => (
          <Slot key={id} role="group" aria-label={t('week.slot', { weekday: day, number: at + 1 })}>
            <NightTimeField
              control={control}
              name={`slots.${index}.fromMinutes`}
              label={t('field.slots.fromMinutes')}
            />
            <Text aria-hidden lineHeight="var(--chakra-sizes-control)">
              –
            </Text>
            <NightTimeField control={control} name={`slots.${index}.toMinutes`} label={t('field.slots.toMinutes')} />
            <SelectField
              control={control}
              name={`slots.${index}.kind`}
              label={t('field.slots.kind')}
              placeholder={false}
              options={slotKinds.map((value) => ({ value, label: t(`slotKind.${value}`) }))}
            />
            <IconButton
              data-act=""
              data-part="remove"
              type="button"
              variant="ghost"
              colorPalette="gray"
              aria-label={t('week.remove', { weekday: day, number: at + 1 })}
              onClick={() => remove(index, at)}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </Slot>
        ))}
        {isClosed && places.length > 0 && <Warning role="status">{t('week.closedWithSlots')}</Warning>}
        {isCopying && (
          <CopyDay
            from={weekday}
            onCopy={(to) => {
              onCopy(to);
              setIsCopying(false);
              copyButton.current?.focus();
            }}
          />
        )}
      </Flex>
      <Flex data-act="" gap="1" justify={{ base: 'flex-start', lg: 'flex-end' }} wrap="wrap">
        <Button
          type="button"
          data-part="add"
          variant="ghost"
          colorPalette="gray"
          size="sm"
          onClick={onAdd}
          aria-label={`${day} ${t('week.add')}`}
        >
          <Icon name="add" size={14} />
          {t('week.add')}
        </Button>
        {places.length > 0 && (
          <Button
            ref={copyButton}
            type="button"
            variant="ghost"
            colorPalette="gray"
            size="sm"
            aria-expanded={isCopying}
            aria-label={`${day} ${t('week.copy')}`}
            onClick={() => setIsCopying(!isCopying)}
          >
            <Icon name="copy" size={14} />
            {t('week.copy')}
          </Button>
        )}
      </Flex>
    </Day>
  );
}

const Day = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', lg: '3.5rem 5rem minmax(23rem, 1fr) minmax(0, auto)' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'start',
    py: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& > div': { gridColumn: { base: '1 / -1', lg: 'auto' } },
    '&[data-closed] > p': { color: 'fg.subtle' },
    '&:is(fieldset:disabled *) [data-act]': { display: 'none' },
  },
});

const Slot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto minmax(0, 1fr) minmax(0, 1.3fr) auto',
      sm: '5.5rem auto 5.5rem 7rem auto',
    },
    justifyContent: 'start',
    columnGap: '2',
    alignItems: 'start',
    '& > p, & > button': { gridRow: '1' },
    '& > p': { gridColumn: '2' },
    '& > button': { gridColumn: '5' },
    // A sentence needs more room than a time: each stands below the whole line, one under the other.
    '& > [data-field]': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridRow: '1 / span 4',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      pointerEvents: 'none',
    },
    '& > [data-field] > *': { pointerEvents: 'auto', gridColumn: '1 / -1' },
    '& > [data-field] > [data-label]': { srOnly: true },
    ...placeOf(1, { gridColumn: '1' }, { gridRow: '2' }),
    ...placeOf(3, { gridColumn: '3' }, { gridRow: '3' }),
    ...placeOf(4, { gridColumn: '4' }, { gridRow: '4' }),
  },
});

function placeOf(child: number, control: { gridColumn: string }, notes: { gridRow: string }) {
  const field = `& > [data-field]:nth-child(${child})`;
  return { [`${field} > [data-label] + *`]: { ...control, gridRow: '1' }, [`${field} > [data-notes]`]: notes };
}
