import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { useSettled } from '@haisha/records/form/use-settled';
import { formatNightTime } from '@haisha/rules/night-time';
import { chakra, Heading, Stack, Text } from '@haisha/ui';
import type { TimeRecord, TimeRecordInput } from '@haisha/validation/time-record';
import type { ReactNode } from 'react';
import { rowOf } from '../records/record-row.ts';
import { remarksOf } from '../records/remarks.ts';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { hoursColumns } from '../table/hours-cells.tsx';
import { RemarkList } from '../table/remark-list.tsx';
import { previewOf } from '../time-records-api.ts';

export type ChangeEffectProps = {
  record: TimeRecord;
  /** What would be saved; null while nothing is changed or a time cannot be read. */
  input: TimeRecordInput | null;
};

const pauseMs = 250;

/** What a change does to the hours of the day and to what is wrong with it, asked of the API that will store it. */
export function ChangeEffect({ input, record }: ChangeEffectProps) {
  const { t } = useTranslation('timeRecord');
  const refusals = useRefusalWords();
  const settled = useSettled(input && JSON.stringify(input), pauseMs);
  const wanted = settled === null || input === null ? null : (JSON.parse(settled) as TimeRecordInput);
  const { data, error } = useQuery({ ...previewOf(record, wanted ?? nothing), enabled: wanted !== null });
  const after = input !== null && data ? data.after : null;
  const before = data && after ? data.before : record;
  const [was, is] = [remarksOf(rowOf(before, Date.now())), after && remarksOf(rowOf(after, Date.now()))];

  return (
    <Stack as="section" gap="2" aria-busy={input !== null && !data}>
      <Heading as="h3" textStyle="md">
        {t('effect.title')}
      </Heading>
      {error && input !== null && (
        <Text role="alert" color="fg.error">
          {refusals.text(error, wanted?.punches ?? [])}
        </Text>
      )}
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
      <Remarks none={t('effect.nothingWrong')} isEmpty={(is ?? was).length === 0}>
        <RemarkList remarks={is ?? was} date={record.date} />
      </Remarks>
      {is && was.some(({ key }) => !is.some((one) => one.key === key)) && (
        <Gone>
          <span>{t('effect.gone')}</span>
          <RemarkList remarks={was.filter(({ key }) => !is.some((one) => one.key === key))} date={record.date} />
        </Gone>
      )}
    </Stack>
  );
}

/** The key of a preview that nobody asks for. */
const nothing: TimeRecordInput = { punches: [], seen: [], reason: 'forgotten', reasonText: null };

function timeText(minutes: number | null): string {
  return minutes === null ? '―' : formatNightTime(minutes);
}

function Remarks({ children, isEmpty, none }: { children: ReactNode; isEmpty: boolean; none: string }) {
  return isEmpty ? <Text color="fg.muted">{none}</Text> : children;
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
