import { addDays } from '@haisha/rules/calendar';
import { byAlarm, type DepartureAlarmKind, departureAlarmKinds } from '@haisha/rules/departure/departure-alerts';
import type { DepartureAlarm } from '@haisha/validation/departure-board';
import type { DepartureLine } from './departure-lines.ts';

/** An alarm as the board tells it; `alarm` is null until the server has raised it. */
export type AlarmOfBoard = Omit<DepartureAlarm, 'id'> & { alarm: DepartureAlarm | null };

/**
 * Returns what is to be told, the worst first: what nobody has acknowledged, and what the board sees before the server. That
 * is of `today` or the day before: for another day the server raises nothing that somebody could acknowledge.
 */
export function alarmsOf(
  alarms: readonly DepartureAlarm[],
  lines: readonly DepartureLine[],
  { date, today }: { date: string; today: string },
): AlarmOfBoard[] {
  const isRaised = date === today || date === addDays(today, -1);
  const seen = (isRaised ? lines : []).flatMap(({ call, row, state }): AlarmOfBoard[] => {
    const kind = departureAlarmKinds.find((one) => one === state.code);
    if (!kind || row.alerts.some((alert) => alert.kind === kind)) return [];
    if (alarms.some((alarm) => alarm.kind === kind && alarm.date === date && alarm.driver.id === row.driver.id))
      return [];
    const at = kind === 'departedWithoutCall' ? row.leaveGarageAt : call?.at;
    const { id, name, nameEn } = row.driver;
    return at ? [{ kind, date, at, driver: { id, name, nameEn }, alarm: null }] : [];
  });
  return [...alarms.map((alarm) => ({ ...alarm, alarm })), ...seen].toSorted(byAlarm);
}

/** Puts the alarms of a kind together, the worst kind first. */
export function alarmsByKind(alarms: readonly DepartureAlarm[]): Map<DepartureAlarmKind, DepartureAlarm[]> {
  return Map.groupBy(alarms, ({ kind }) => kind);
}
