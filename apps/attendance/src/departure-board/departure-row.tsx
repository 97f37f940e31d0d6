import { minutesOf, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { type DepartureCode, type DepartureTone, usualGrace } from '@haisha/rules/departure/departure-state';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPhone } from '@haisha/rules/phone';
import { isUnconfirmed } from '@haisha/rules/states/run-of-day';
import { Button, Icon, type IconName } from '@haisha/ui';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { DepartureActs } from './departure-acts.ts';
import { type DepartureLine, openAlertOf } from './departure-lines.ts';
import { useDelayText } from './use-delay-text.ts';
import type { useDepartureWays } from './use-departure-ways.ts';

const signs: Readonly<Record<DepartureTone, IconName | null>> = {
  red: 'error',
  purple: 'moon',
  amber: 'warning',
  blue: 'check',
  green: 'arrowRight',
  grey: null,
};
const signsOfStates: Partial<Record<DepartureCode, IconName>> = {
  clockedIn: 'user',
  clockInDue: 'attendance',
  clockInMissing: 'warning',
  departureMissing: 'warning',
};

/** What is wrong with somebody who may be on time all the same. */
const otherFaults: readonly DepartureCode[] = ['departedWithoutCall', 'alcohol', 'refused', 'onLeave'];

function isInTime({ code, delayMinutes }: DepartureLine['state']): boolean {
  return otherFaults.includes(code) && (delayMinutes ?? 0) < usualGrace.departureAmber;
}

export type DepartureRowProps = {
  line: DepartureLine;
  date: string;
  ways: ReturnType<typeof useDepartureWays>;
  /** The keys of the board act on it. */
  isActive: boolean;
  /** Somebody pressed it: a phone shows what can be done with it. */
  isChosen: boolean;
  isCalled: boolean;
  onFocus: () => void;
  acts: DepartureActs;
};

/** A driver of the morning board: planned beside actual, the call, the delay, and how to reach them. */
export function DepartureRow({ line, date, ways, isActive, isChosen, isCalled, onFocus, acts }: DepartureRowProps) {
  const { t, i18n } = useTranslation('departureBoard');
  const localName = useLocalName();
  const seesCalls = useCan()('rollCall.read');
  const { onAcknowledge, onCall, onNote } = acts;
  const { row, state, call } = line;
  const hasOpenAlert = openAlertOf(line) !== null;
  const note = row.notes.at(-1);
  const { driver, planned } = row;
  const delayText = useDelayText();
  const name = localName(driver.name, driver.nameEn);
  const time = (instant: string) => formatNightTime(minutesOf(date, instant));
  const sign = signsOfStates[state.code] ?? signs[state.tone];
  const hasLeft = row.leaveGarageAt !== null;
  const runs = row.runs
    .map((run) => {
      const named = [run.vehicleCode, run.name].filter(Boolean).join(' / ');
      return hasLeft && isUnconfirmed(run.status) ? t('unconfirmed', { name: named }) : named;
    })
    .join(t('separator'));
  const method = call && i18n.t(`rollCall:method.${call.method}`);
  const alcohol = seesCalls && call?.alcohol != null ? call.alcohol.toFixed(2) : '';

  return (
    <tr
      data-driver={driver.id}
      data-urgency={state.tone}
      data-called={isCalled ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      aria-current={isActive ? 'true' : undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onClick={onFocus}
    >
      <td data-state="">
        {sign && <Icon name={sign} size={15} />}
        {t(`state.${state.code}`)}
      </td>
      <td data-name="">
        {name}
        <small>{driver.code}</small>
      </td>
      <td data-plan="" data-label={planned ? t('brief.in') : undefined}>
        {planned ? time(planned.reportAt) : row.leave?.kind && i18n.t(`hours:leave.${row.leave.kind}`)}
      </td>
      <Moment at={row.clockInAt} label={t('brief.in')} timeOf={time} />
      <td data-column="call" data-label={t('column.call')} data-empty={call ? undefined : ''}>
        {call ? (
          <span data-fault={call.result === 'refused' ? '' : undefined}>
            {time(call.at)} <span data-method="">{method}</span> {alcohol}{' '}
            {call.result === 'refused' && i18n.t('rollCall:result.refused')}
          </span>
        ) : state.code === 'departedWithoutCall' ? (
          <span data-fault="">{t('noCall')}</span>
        ) : (
          '—'
        )}
      </td>
      <td
        data-column="vehicle"
        data-label={t('column.vehicle')}
        data-empty={call?.isVehicleSound == null ? '' : undefined}
      >
        {call?.isVehicleSound == null ? (
          '—'
        ) : (
          <span data-fault={call.isVehicleSound ? undefined : ''}>{t(call.isVehicleSound ? 'sound' : 'unsound')}</span>
        )}
      </td>
      <td data-plan="" data-label={t('brief.out')} data-empty={planned ? undefined : ''}>
        {planned ? time(planned.outAt) : '—'}
      </td>
      <Moment at={row.leaveGarageAt} label={t('brief.out')} timeOf={time} />
      <td data-delay="" data-calm={isInTime(state) ? '' : undefined}>
        {delayText(line)}
      </td>
      <td data-column="runs">
        {runs}
        {note && <small data-note="">{note.text}</small>}
      </td>
      <td data-phone="">
        {driver.phone && (
          <PhoneLink isButton phone={driver.phone} tabIndex={isActive ? 0 : -1}>
            <Icon name="call" size={14} />
            <span>{formatPhone(driver.phone)}</span>
          </PhoneLink>
        )}
      </td>
      <td data-acts="">
        {onCall && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            tabIndex={isActive ? 0 : -1}
            aria-label={t('act.callOf', { name })}
            onClick={() => onCall(driver.id)}
          >
            {t('act.call')}
          </Button>
        )}
        {onAcknowledge && hasOpenAlert && (
          <Button
            data-further=""
            size="xs"
            variant="outline"
            colorPalette="red"
            tabIndex={isActive ? 0 : -1}
            aria-label={t('act.acknowledgeOf', { name })}
            onClick={() => onAcknowledge(line)}
          >
            {t('act.acknowledge')}
          </Button>
        )}
        {onNote && (
          <Button
            data-further=""
            size="xs"
            variant="ghost"
            colorPalette="gray"
            tabIndex={isActive ? 0 : -1}
            aria-label={t('act.noteOf', { name })}
            title={t('act.note')}
            onClick={() => onNote(line)}
          >
            <Icon name="edit" size={15} />
          </Button>
        )}
        {row.runs.length > 0 && (
          <Button
            data-further=""
            size="xs"
            variant="ghost"
            colorPalette="gray"
            tabIndex={isActive ? 0 : -1}
            aria-label={t('act.swapOf', { name })}
            title={t('act.swap')}
            onClick={() => ways.goToBoard(row)}
          >
            <Icon name="swap" size={15} />
          </Button>
        )}
      </td>
    </tr>
  );
}

function Moment({ at, label, timeOf }: { at: string | null; label: string; timeOf: (at: string) => string }) {
  return (
    <td data-done="" data-label={label} data-empty={at === null ? '' : undefined}>
      {at === null ? '—' : timeOf(at)}
    </td>
  );
}
