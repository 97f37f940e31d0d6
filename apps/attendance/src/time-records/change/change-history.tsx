import { formatInstant, useTranslation } from '@haisha/i18n';
import { chakra, Heading, Stack, Text } from '@haisha/ui';
import type { Punch, TimeRecord } from '@haisha/validation/time-record';
import { minutesIn } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';

/** Where the punches of a day come from, and who changed them when and why; the first time of each is never lost. */
export function ChangeHistory({ record: { date, punches } }: { record: TimeRecord }) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const clock = (instant: string) => words.clock(minutesIn(date, instant));
  const because = (reason: Punch['reason'], text: string | null) =>
    [reason && t(`reason.${reason}`), text].filter(Boolean).join(' ');
  return (
    <Stack as="section" gap="2" pt="3" borderTopWidth="1px">
      <Heading as="h3" textStyle="md">
        {t('history.title')}
      </Heading>
      {punches.length === 0 && <Text color="fg.muted">{t('history.none')}</Text>}
      <List>
        {punches.map((punch) => (
          <li key={punch.id} data-taken={punch.at === null ? '' : undefined}>
            <div>
              <b>{words.kind(punch.kind)}</b> <span>{clock(punch.firstAt)}</span>
              <small>{words.made(punch)}</small>
              <small>{because(punch.reason, punch.reasonText)}</small>
              {punch.fileName !== null && (
                <small>{t('history.ofFile', { file: punch.fileName, row: punch.fileRow })}</small>
              )}
            </div>
            {punch.changes.map((change) => (
              <div key={change.id} data-change="">
                <span>
                  {change.reason === 'fileAgain' ? t('change.takenBack') : clock(change.before)} →{' '}
                  {change.after === null ? t('change.takenBack') : clock(change.after)}
                </span>
                <small>{because(change.reason, change.reasonText)}</small>
                <small>{[formatInstant(change.changedAt), change.changedByName].filter(Boolean).join(' ')}</small>
                {change.approvedByName !== null && (
                  <small>{t('history.approved', { name: change.approvedByName })}</small>
                )}
              </div>
            ))}
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1.5',
    fontVariantNumeric: 'tabular-nums',
    '& > li > div': { display: 'flex', flexWrap: 'wrap', columnGap: '2.5', alignItems: 'baseline' },
    '& b': { fontWeight: 'normal', minW: '5rem' },
    '& small': { color: 'fg.subtle', textStyle: 'xs' },
    '& [data-change]': { ps: '5.6rem' },
    '& [data-taken] > div:first-of-type': { textDecoration: 'line-through' },
  },
});
