import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useCan, useQuery, useSession } from '@haisha/platform';
import { addDays } from '@haisha/rules/calendar';
import { kindOf, nextAfter, punchButtons } from '@haisha/rules/punches/next-punch';
import type { PunchKind } from '@haisha/rules/punches/punch';
import { Button, chakra, Icon, VisuallyHidden } from '@haisha/ui';
import { useEffect, useState } from 'react';
import { useRecordDialog } from '../change/use-record-dialog.tsx';
import { minutesIn, rowOf } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { monthOfDriver } from '../time-records-api.ts';
import { OwnFrame } from './own-frame.ts';
import { currentRecord, timesOf } from './own-punches.ts';
import { usePunchQueue } from './use-punch-queue.ts';

/** A second press right after the first one is none. */
const restMs = 2_000;
const minuteMs = 60_000;

/** The day of whoever drives: what is planned, large buttons, and what was punched, also what still waits for a network. */
export function OwnDay() {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const mayAsk = useCan()('timeChange.request');
  const userId = useSession()?.user.id ?? '';
  const now = useNow();
  const today = tokyoDate(new Date(now));
  const yesterday = addDays(today, -1);
  const month = useQuery(monthOfDriver({ date: today }));
  const isFirstDay = month.data !== undefined && month.data.from > yesterday;
  const monthBefore = useQuery({ ...monthOfDriver({ date: yesterday }), enabled: isFirstDay });
  const queue = usePunchQueue(userId);
  const [pressedAt, setPressedAt] = useState(0);
  const [said, setSaid] = useState('');
  const records = [...(monthBefore.data?.records.slice(-1) ?? []), ...(month.data?.records ?? [])];
  const record = currentRecord(records, today, now);
  const date = record?.date ?? today;
  const sent = record ? timesOf(record) : [];
  const waiting = queue.waiting.filter(({ id }) => !sent.some((one) => one.id === id));
  const next = nextAfter([...sent, ...waiting], now);
  const planned = record?.planned;
  const { dialog, show } = useRecordDialog({
    nameOf: () => month.data?.driver.name ?? '',
    reason: 'forgotten',
    aloneFrom: month.data?.aloneFrom,
  });

  function press(kind: PunchKind): void {
    if (Date.now() - pressedAt < restMs) return;
    setPressedAt(Date.now());
    queue.punch(kind);
    setSaid(t('own.done', { kind: words.kind(kind), time: words.clock(minutesIn(date, Date.now())) }));
  }

  return (
    <OwnFrame aria-label={t('own.label')}>
      <header>
        <h2>{formatDate(date, { weekday: true })}</h2>
        {planned && (
          <p>
            {t('own.planned')} <b>{words.clock(minutesIn(date, planned.reportAt))}</b>{' '}
            <span>
              {planned.runs
                .map(({ name, vehicleCode }) => [name, vehicleCode].filter(Boolean).join(' '))
                .join(t('own.separator'))}
            </span>
          </p>
        )}
        {!planned && <p>{month.data ? t('own.nothingPlanned') : '\u00a0'}</p>}
      </header>
      <div data-buttons="">
        {punchButtons.map((button) => {
          const kind = kindOf(button, next);
          // Before the punches are known nothing is recommended, though everything can be pressed.
          const isNext = month.data !== undefined && button === next.button;
          return (
            <Button
              key={button}
              h="64px"
              textStyle="lg"
              variant={isNext ? 'solid' : 'outline'}
              colorPalette={isNext ? 'primary' : 'gray'}
              onClick={() => press(kind)}
            >
              {words.kind(kind)}
            </Button>
          );
        })}
      </div>
      <Punches aria-label={t('own.punches')}>
        {[...sent, ...waiting].map(({ at, id, kind }) => (
          <li key={id}>
            {words.kind(kind)} <b>{words.clock(minutesIn(date, at))}</b>
            {waiting.some((one) => one.id === id) && (
              <small>
                <Icon name="warning" size={14} />
                {t('own.waiting')}
              </small>
            )}
          </li>
        ))}
      </Punches>
      {waiting.length > 0 && (
        <p data-waiting="" role="status">
          {queue.refusal ?? t('own.waitingHelp')}{' '}
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            loading={queue.isSending}
            loadingText={t('own.sending')}
            onClick={queue.send}
          >
            {t('own.sendNow')}
          </Button>
        </p>
      )}
      {record && mayAsk && (
        <Button
          variant="ghost"
          colorPalette="gray"
          justifySelf="start"
          minH="44px"
          onClick={() => show(rowOf(record, Date.now()))}
        >
          <Icon name="edit" size={16} />
          {t('own.correct')}
        </Button>
      )}
      {dialog}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </OwnFrame>
  );
}

/** The time, each minute anew. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const Punches = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    minH: '6',
    fontVariantNumeric: 'tabular-nums',
    '& b': { fontWeight: 'bold', textStyle: 'lg' },
    '& small': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      ms: '1',
      color: 'fg.warning',
      textStyle: 'xs',
    },
  },
});
