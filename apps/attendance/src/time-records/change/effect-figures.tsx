import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import { chakra, Text } from '@haisha/ui';
import type { TimeRecord } from '@haisha/validation/time-record';
import { rowOf } from '../records/record-row.ts';
import { remarksOf } from '../records/remarks.ts';
import { hoursColumns } from '../table/hours-cells.tsx';
import { RemarkList } from '../table/remark-list.tsx';

export type EffectFiguresProps = {
  before: TimeRecord;
  /** Null while nothing is to be compared. */
  after: TimeRecord | null;
};

/** The hours of a day before and after, what is to be said of it then, and what no longer is. */
export function EffectFigures({ after, before }: EffectFiguresProps) {
  const { t } = useTranslation('timeRecord');
  const [was, is] = [remarksOf(rowOf(before, Date.now())), after && remarksOf(rowOf(after, Date.now()))];
  const gone = is ? was.filter(({ key }) => !is.some((one) => one.key === key)) : [];
  return (
    <>
      <Figures>
        {hoursColumns.map((column) => {
          const [from, to] = [before.hours?.[column] ?? null, after?.hours?.[column] ?? null];
          return (
            <div key={column} data-changed={after && from !== to ? '' : undefined}>
              <dt>{t(`column.${column}`)}</dt>
              <dd>
                {timeText(from)}
                {after && from !== to && <b> → {timeText(to)}</b>}
              </dd>
            </div>
          );
        })}
      </Figures>
      {(is ?? was).length === 0 ? (
        <Text color="fg.muted">{t('effect.nothingWrong')}</Text>
      ) : (
        <RemarkList remarks={is ?? was} date={before.date} />
      )}
      {gone.length > 0 && (
        <Gone>
          <span>{t('effect.gone')}</span>
          <RemarkList remarks={gone} date={before.date} />
        </Gone>
      )}
    </>
  );
}

function timeText(minutes: number | null): string {
  return minutes === null ? '―' : formatNightTime(minutes);
}

const Gone = chakra('div', {
  base: { color: 'fg.subtle', '& > span': { textStyle: 'xs' }, '& li': { textDecoration: 'line-through' } },
});

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 'xs', color: 'fg.subtle' },
    '& dd': { color: 'fg.muted', minW: '3.5rem' },
    '& b': { color: 'fg' },
  },
});
