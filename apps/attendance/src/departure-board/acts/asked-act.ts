import type { DepartureAlarm, DepartureRow } from '@haisha/validation/departure-board';
import type { DepartureLine } from '../departure-lines.ts';
import { openAlertOf } from '../departure-lines.ts';

type Whom = {
  driver: { id: string; name: string };
  /** Of an alarm of another day. */
  date?: string;
  /** With what is written there already. */
  row?: DepartureRow;
};

/** What somebody is about to write on the board. */
export type AskedAct = Whom &
  (
    | { kind: 'note' | 'absent' }
    | {
        kind: 'acknowledge';
        alertId: string;
        alertKind: DepartureRow['alerts'][number]['kind'];
        at: string;
        needsReason: boolean;
      }
  );

type NameOf = (name: string, nameEn: string | null) => string;

/** The acknowledgement of an alarm of whatever day. */
export function acknowledgementOf({ at, date, driver, id, kind }: DepartureAlarm, nameOf: NameOf): AskedAct {
  const whom = { driver: { id: driver.id, name: nameOf(driver.name, driver.nameEn) }, date };
  const needsReason = kind === 'departedWithoutCall';
  return { ...whom, kind: 'acknowledge', alertId: id, alertKind: kind, at, needsReason };
}

/** An act on a driver of the board; null where there is nothing to acknowledge. */
export function askedOf(kind: AskedAct['kind'], line: DepartureLine, nameOf: NameOf): AskedAct | null {
  const { driver } = line.row;
  const whom = { driver: { id: driver.id, name: nameOf(driver.name, driver.nameEn) }, row: line.row };
  if (kind !== 'acknowledge') return { ...whom, kind };
  const alert = openAlertOf(line);
  return (
    alert && {
      ...whom,
      ...{ kind, alertId: alert.id, alertKind: alert.kind, at: alert.at },
      needsReason: alert.kind === 'departedWithoutCall',
    }
  );
}

/** Whoever is neither there nor away may be marked absent. */
export function mayBeAbsent({ clockInAt, leave, leaveGarageAt }: DepartureRow): boolean {
  return clockInAt === null && leaveGarageAt === null && leave === null;
}
