import { formatDate, useTranslation } from '@haisha/i18n';
import { addDays, daysBetween } from '@haisha/rules/calendar';
import { chakra } from '@haisha/ui';
import type { ComplianceDriver } from '@haisha/validation/compliance';
import type { KeyboardEvent } from 'react';
import { useComplianceWords } from './use-compliance-words.ts';

type Shift = ComplianceDriver['shifts'][number];

export type HeatMapProps = Pick<ComplianceDriver, 'months' | 'shifts'> & {
  day: string | null;
  onDay: (day: string) => void;
};

/** Duty of so many hours and more is drawn darker. */
const steps = [0, 8 * 60, 11 * 60, 13 * 60, 14 * 60, 15 * 60];

/** A calendar of duty, a labour month a row: the longer the darker, findings with an edge. Arrows choose a day. */
export function HeatMap({ day, months, onDay, shifts }: HeatMapProps) {
  const { t } = useTranslation('compliance');
  const words = useComplianceWords();
  const byDay = Map.groupBy(shifts, (shift) => shift.day);
  const last = months.at(-1)?.end;
  const active = day ?? last;

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const move: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -30, ArrowDown: 30 };
    const by = move[event.key];
    if (by === undefined || active === undefined) return;
    const next = event.currentTarget.querySelector<HTMLElement>(`[data-day="${addDays(active, by)}"]`);
    if (!next) return;
    event.preventDefault();
    onDay(addDays(active, by));
    next.focus();
  }

  return (
    <Frame>
      <table onKeyDown={onKeyDown}>
        <caption>{t('calendar')}</caption>
        <tbody>
          {months.map(({ end, start }) => (
            <tr key={start}>
              <th scope="row">{formatDate(start).slice(0, 7)}</th>
              {Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at)).map((date) => {
                const own = byDay.get(date) ?? [];
                const label = [formatDate(date, { weekday: true }), textOf(own)].join(' ');
                return (
                  <td key={date}>
                    <button
                      type="button"
                      data-day={date}
                      data-step={stepOf(own)}
                      data-level={levelOf(own)}
                      data-planned={own.some(({ state }) => state === 'planned') ? '' : undefined}
                      aria-pressed={date === day}
                      aria-label={label}
                      title={label}
                      tabIndex={date === active ? 0 : -1}
                      onClick={() => onDay(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('legend.text')}{' '}
        {steps.map((_, step) => (
          <span key={step} data-step={step}>
            {t(`legend.${step}`)}
          </span>
        ))}
      </p>
    </Frame>
  );

  function textOf(own: readonly Shift[]): string {
    if (own.length === 0) return t('off');
    return own
      .map(({ dutyMinutes, level, restBeforeMinutes }) =>
        [
          t('duty', { time: words.sum(dutyMinutes) }),
          restBeforeMinutes !== null && t('restBefore', { time: words.sum(restBeforeMinutes) }),
          level && t(`legend.${level}`),
        ]
          .filter(Boolean)
          .join(' '),
      )
      .join(' / ');
  }
}

function stepOf(own: readonly Shift[]): number | undefined {
  if (own.length === 0) return undefined;
  const most = Math.max(...own.map(({ dutyMinutes }) => dutyMinutes));
  return steps.findLastIndex((least) => most > least || least === 0);
}

function levelOf(own: readonly Shift[]): 'red' | 'amber' | undefined {
  if (own.some(({ level }) => level === 'red')) return 'red';
  return own.some(({ level }) => level === 'amber') ? 'amber' : undefined;
}

const shade = (percent: number) => `color-mix(in srgb, var(--chakra-colors-primary-solid) ${percent}%, transparent)`;

const Frame = chakra('div', {
  base: {
    mt: '5',
    overflowX: 'auto',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', fontWeight: 'bold', textStyle: 'sm', pb: '1' },
    '& th': { textStyle: '2xs', color: 'fg.muted', fontWeight: 'normal', pe: '2', whiteSpace: 'nowrap' },
    '& td': { p: '1px' },
    '& button, & p > span': {
      w: '1.6rem',
      h: '1.6rem',
      rounded: 'sm',
      textStyle: '2xs',
      color: 'fg.muted',
      cursor: 'pointer',
      border: '1px solid transparent',
      bg: 'bg.muted',
    },
    '& [data-step="0"]': { bg: shade(14) },
    '& [data-step="1"]': { bg: shade(26) },
    '& [data-step="2"]': { bg: shade(40), color: 'fg' },
    '& [data-step="3"]': { bg: shade(60), color: 'fg' },
    '& [data-step="4"]': { bg: 'primary.solid', color: 'primary.contrast' },
    '& [data-step="5"]': { bg: 'red.solid', color: 'white' },
    '& [data-level=amber]': { borderColor: 'orange.dot', borderWidth: '2px' },
    '& [data-level=red]': { borderColor: 'red.dot', borderWidth: '2px', fontWeight: 'bold' },
    '& [data-planned]': { borderStyle: 'dashed' },
    '& [aria-pressed=true], & button:focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.fg',
      outlineOffset: '1px',
    },
    '& p': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      flexWrap: 'wrap',
      mt: '2',
      textStyle: 'xs',
      color: 'fg.muted',
    },
    '& p > span': { w: 'auto', h: 'auto', px: '1.5', cursor: 'default' },
  },
});
