import { useTranslation } from '@haisha/i18n';
import { Box, chakra, Flex, Icon, IconButton, Text } from '@haisha/ui';
import { CheckboxField, NightTimeField, NumberField, Warning } from '@haisha/ui/fields';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { CourseControl } from './course-values.ts';
import type { Place } from './use-known-names.ts';

export type StopRowProps = {
  control: CourseControl;
  index: number;
  count: number;
  place: Place | undefined;
  /** Reached before the stop before it is left. */
  isEarly: boolean;
  /** Told where to, and by which of its controls. */
  onMove: (to: number, part: string) => void;
  onRemove: () => void;
  dragging: boolean;
  onDragStart: (event: PointerEvent) => void;
};

/** One stop: its place in the order, where, when, how long. */
export function StopRow({
  control,
  index,
  count,
  place,
  isEarly,
  onMove,
  onRemove,
  dragging,
  onDragStart,
}: StopRowProps) {
  const { t } = useTranslation('course');
  const { name = '', code = '', city = '' } = place ?? {};
  const number = index + 1;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1, 'handle');
  }

  return (
    <Row aria-label={`${t('stops.position', { number })} ${name}`} data-dragging={dragging || undefined}>
      <Handle
        type="button"
        data-part="handle"
        aria-label={t('stops.moveOf', { number, name })}
        title={t('stops.drag')}
        onKeyDown={onKeyDown}
        onPointerDown={onDragStart}
      >
        {number}
      </Handle>
      <Flex data-name="" direction="column" minW="0">
        <Text overflowWrap="anywhere">{name}</Text>
        <Text textStyle="xs" color="fg.subtle">
          {code} {city}
        </Text>
        {isEarly && <Warning role="status">{t('stops.beforeDeparture')}</Warning>}
      </Flex>
      <Box data-values="">
        <NightTimeField
          control={control}
          name={`stops.${index}.arriveFromMinutes`}
          label={t('field.stops.arriveFromMinutes')}
        />
        <NightTimeField
          control={control}
          name={`stops.${index}.arriveToMinutes`}
          label={t('field.stops.arriveToMinutes')}
        />
        <NumberField
          control={control}
          name={`stops.${index}.workMinutes`}
          label={t('field.stops.workMinutes')}
          unit={t('unit.minutes')}
        />
        <CheckboxField control={control} name={`stops.${index}.hasBreak`} label={t('field.stops.hasBreak')} />
      </Box>
      <Flex data-act="">
        <IconButton
          type="button"
          data-part="earlier"
          variant="ghost"
          colorPalette="gray"
          size="sm"
          disabled={index === 0}
          aria-label={`${t('stops.earlier')}: ${name}`}
          onClick={() => onMove(index - 1, 'earlier')}
        >
          <Icon name="sortAscending" />
        </IconButton>
        <IconButton
          type="button"
          data-part="later"
          variant="ghost"
          colorPalette="gray"
          size="sm"
          disabled={number === count}
          aria-label={`${t('stops.later')}: ${name}`}
          onClick={() => onMove(index + 1, 'later')}
        >
          <Icon name="sortDescending" />
        </IconButton>
        <IconButton
          type="button"
          data-part="remove"
          variant="ghost"
          colorPalette="gray"
          size="sm"
          aria-label={t('stops.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </IconButton>
      </Flex>
    </Row>
  );
}

/** Columns of the rows and of their heads. */
export const stopColumns = {
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', lg: '2rem minmax(8rem, 1fr) 25rem 5.25rem' },
  columnGap: '3',
} as const;
export const stopValues = {
  display: 'grid',
  columnGap: '2',
  gridTemplateColumns: '5.25rem 5.25rem 6rem minmax(0, 1fr)',
} as const;

// A time is too narrow for what is said of it: each of the fields has a line below all of them for that.
const ownLines = {
  '& > [data-field]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: '1 / span 5',
  },
  '& > [data-field] > [data-notes]': { w: 'max-content', maxW: '13rem' },
  '& > :nth-child(1) > [data-notes]': { gridRow: '2', maxW: '25rem' },
  '& > :nth-child(2) > [data-notes]': { gridRow: '3', maxW: '19rem' },
  '& > :nth-child(3) > [data-notes]': { gridRow: '4' },
  '& > :nth-child(4) > [data-notes]': { gridRow: '5', maxW: 'full' },
} as const;

const Row = chakra('li', {
  base: {
    ...stopColumns,
    rowGap: '2',
    alignItems: { base: 'center', lg: 'start' },
    py: { base: '3', lg: '2' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg.panel',
    '& > [data-values]': {
      ...stopValues,
      gridTemplateColumns: { base: 'repeat(auto-fill, minmax(7.5rem, 1fr))', lg: stopValues.gridTemplateColumns },
      rowGap: { base: '2', lg: '0' },
      alignItems: { base: 'end', lg: 'start' },
      gridColumn: { base: '1 / -1', lg: 'auto' },
      gridRow: { base: '2', lg: 'auto' },
      '& [data-field] > [data-label]': { srOnly: { base: false, lg: true } },
      '@media (min-width: 64rem)': ownLines,
    },
    '&[data-dragging]': { bg: 'bg.muted', boxShadow: 'sm' },
    '&:is(fieldset:disabled *) [data-act]': { display: 'none' },
  },
});

const Handle = chakra('button', {
  base: {
    boxSize: 'control',
    rounded: 'full',
    borderWidth: '1px',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    _disabled: { cursor: 'default' },
    _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
  },
});
