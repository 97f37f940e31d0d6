import { formatInstant, useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { DepartureRow } from '@haisha/validation/departure-board';

/** What was told and written of a driver on that day, in order of time. */
export function BoardHistory({ row }: { row: DepartureRow }) {
  const { t } = useTranslation('departureBoard');
  const alerts = row.alerts.map(({ acknowledgedAt, acknowledgedByName, id, kind, raisedAt, reason }) => ({
    id,
    at: raisedAt,
    text: t(`state.${kind}`),
    more: acknowledgedAt
      ? [t('act.acknowledgedBy', { name: acknowledgedByName, time: formatInstant(acknowledgedAt) }), reason]
      : [t('act.open')],
  }));
  const notes = row.notes.map(({ byName, createdAt, id, text }) => ({ id, at: createdAt, text, more: [byName] }));
  const all = [...alerts, ...notes].toSorted((a, b) => a.at.localeCompare(b.at));
  if (all.length === 0) return null;
  return (
    <List aria-label={t('act.history')}>
      {all.map(({ at, id, more, text }) => (
        <li key={id}>
          <time>{formatInstant(at)}</time> <b>{text}</b> <small>{more.filter(Boolean).join(' ')}</small>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    maxH: '40dvh',
    overflowY: 'auto',
    textStyle: 'sm',
    '& > li': { py: '1', borderBottomWidth: '1px' },
    '& time, & small': { color: 'fg.muted', textStyle: 'xs' },
    '& b': { fontWeight: 'semibold' },
  },
});
