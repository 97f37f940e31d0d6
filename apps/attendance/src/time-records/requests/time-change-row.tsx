import { formatDate, formatInstant, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { chakra, Icon } from '@haisha/ui';
import type { TimeChange } from '@haisha/validation/time-change';
import { useId } from 'react';
import { ChangeLines } from './change-lines.tsx';
import { ChangeStatus } from './change-status.tsx';
import { TimeChangeDetail } from './time-change-detail.tsx';

export type TimeChangeRowProps = { change: TimeChange; isOpen: boolean; onToggle: () => void };

/** One change; a press tells what it would do, and asks for the decision. */
export function TimeChangeRow({ change, isOpen, onToggle }: TimeChangeRowProps) {
  const { t } = useTranslation('timeChange');
  const localName = useLocalName();
  const id = useId();
  const { date, driver, reason, reasonText, requestedAt, requestedBy, status } = change;
  return (
    <Row>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        <span data-day="">{formatDate(date, { weekday: true })}</span>
        <span data-name="">
          <small>{driver.code}</small> {localName(driver.name, driver.nameEn)}
        </span>
        <span data-lines="">
          <ChangeLines change={change} />
          <small>{[t(`timeRecord:reason.${reason}`), reasonText].filter(Boolean).join(' ')}</small>
        </span>
        <span data-by="">
          {requestedBy?.name ?? '―'}
          <small>{formatInstant(requestedAt)}</small>
        </span>
        <span data-status="">
          <ChangeStatus status={status} />
        </span>
      </button>
      {isOpen && (
        <section id={id}>
          <TimeChangeDetail change={change} />
        </section>
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    borderBottomWidth: '1px',
    '& > button': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'auto minmax(0, 1fr) auto',
        lg: '1.25rem 8.5rem 12rem minmax(0, 1fr) 10rem 6rem',
      },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '0.5',
      w: 'full',
      minH: '52px',
      px: { base: '3', md: '6' },
      py: '1.5',
      textAlign: 'start',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outline: '2px solid', outlineColor: 'primary.fg', outlineOffset: '-2px' },
    },
    '& small': { color: 'fg.subtle', textStyle: 'xs' },
    '& [data-lines], & [data-by]': { display: 'grid' },
    '& [data-status]': { gridArea: { base: '1 / 3', lg: 'auto' } },
    '& [data-lines], & [data-by], & [data-name]': { gridColumn: { base: '2 / -1', lg: 'auto' } },
    '& > section': { px: { base: '4', md: '12' }, py: '4', bg: 'bg.subtle', borderTopWidth: '1px' },
  },
});
