import { useTranslation } from '@haisha/i18n';
import { notify, useCan, useMutation, useProblemText } from '@haisha/platform';
import { Button, Checkbox, chakra, Heading, Icon, Input, Stack } from '@haisha/ui';
import type { TimeRecord } from '@haisha/validation/time-record';
import { useState } from 'react';
import { minutesIn } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { EventForm } from './event-form.tsx';
import { documentAddress, removeEvent } from './events-api.ts';

export type DayEventsProps = { record: TimeRecord; canChange: boolean; onRecord: (record: TimeRecord) => void };

/** What nobody could foresee on a day: a tick of its own, with from, to and the document that lets it be taken off. */
export function DayEvents({ canChange, onRecord, record }: DayEventsProps) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const mayEnter = useCan()('timeChange.approve') && canChange && record.lock === null;
  const [isAdding, setIsAdding] = useState(false);
  if (!mayEnter && record.events.length === 0) return null;
  const clock = (instant: string) => words.clock(minutesIn(record.date, instant));
  return (
    <Stack as="section" gap="2" pt="3" borderTopWidth="1px">
      <Heading as="h3" textStyle="md">
        {t('event.title')}
      </Heading>
      <List>
        {record.events.map((event) => (
          <li key={event.id}>
            <span>
              {t(`event.kind.${event.kind}`)} {clock(event.start)}–{clock(event.end)}
            </span>
            <small>{[event.note, event.createdByName].filter(Boolean).join(' ')}</small>
            {event.files.map((file) => (
              <a key={file.id} href={documentAddress(event.id, file.id)} target="_blank" rel="noreferrer">
                <Icon name="document" size={14} />
                {file.name}
              </a>
            ))}
            {event.files.length === 0 && <span data-missing="">{t('event.noDocument')}</span>}
            {mayEnter && <Removal id={event.id} onRecord={onRecord} />}
          </li>
        ))}
      </List>
      {mayEnter && (
        <Checkbox checked={isAdding} onCheckedChange={setIsAdding}>
          {t('event.tick')}
        </Checkbox>
      )}
      {mayEnter && isAdding && (
        <EventForm
          record={record}
          onDone={(fresh) => {
            setIsAdding(false);
            onRecord(fresh);
          }}
        />
      )}
    </Stack>
  );
}

/** Takes an event back; why is asked first. */
function Removal({ id, onRecord }: { id: string; onRecord: DayEventsProps['onRecord'] }) {
  const { t } = useTranslation('timeRecord');
  const problemText = useProblemText();
  const { isPending, mutateAsync } = useMutation(removeEvent());
  const [reason, setReason] = useState<string | null>(null);

  if (reason === null) {
    return (
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => setReason('')}>
        {t('event.remove')}
      </Button>
    );
  }
  return (
    <>
      <Input
        size="sm"
        w="14rem"
        maxLength={200}
        aria-label={t('event.removeReason')}
        placeholder={t('event.removeReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        disabled={reason.trim() === ''}
        loading={isPending}
        loadingText={t('event.remove')}
        onClick={() =>
          void mutateAsync({ id, reason: reason.trim() }).then(onRecord, (error: unknown) =>
            notify({ kind: 'error', text: problemText(error) }),
          )
        }
      >
        {t('event.remove')}
      </Button>
    </>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1.5',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2.5' },
    '& small': { color: 'fg.subtle', textStyle: 'xs' },
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'primary.fg' },
    '& [data-missing]': { color: 'fg.warning' },
  },
});
