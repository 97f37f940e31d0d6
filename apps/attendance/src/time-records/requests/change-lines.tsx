import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { TimeChange } from '@haisha/validation/time-change';
import { minutesIn } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';

type Line = { key: string; kind: TimeChange['after'][number]['kind']; before: number | null; after: number | null };

/** What a change changes: times before and after, what is added and what is taken back. */
export function ChangeLines({ change }: { change: Pick<TimeChange, 'after' | 'before' | 'date'> }) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const time = (minutes: number | null, none: string) => (minutes === null ? none : words.clock(minutes));
  return (
    <Lines>
      {linesOf(change).map(({ after, before, key, kind }) => (
        <li key={key}>
          {words.kind(kind)} <span>{time(before, t('change.added'))}</span> →{' '}
          <b>{time(after, t('change.takenBack'))}</b>
        </li>
      ))}
    </Lines>
  );
}

function linesOf({ after, before, date }: Pick<TimeChange, 'after' | 'before' | 'date'>): Line[] {
  const wanted = new Map(after.map((one) => [one.id, one.minutes]));
  const standing = before.map(({ at, id, kind }) => ({
    ...{ key: id, kind, before: minutesIn(date, at) },
    after: wanted.get(id) ?? null,
  }));
  const added = after.flatMap(({ id, kind, minutes }, index) =>
    id === null ? [{ key: `added ${index}`, kind, before: null, after: minutes }] : [],
  );
  return [...standing.filter((one) => one.before !== one.after), ...added];
}

const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    fontVariantNumeric: 'tabular-nums',
    '& span': { color: 'fg.muted' },
    '& b': { fontWeight: 'bold' },
  },
});
