import { departureAlerts } from '../src/db/schema/attendance/departure-alerts.ts';
import type { TestApp } from './build-test-app.ts';

type Of = { driver: { id: string }; department: { id: string } };

let made = 0;

/** An alert of a department that nobody has acknowledged. */
export async function createDepartureAlert({ db }: Pick<TestApp, 'db'>, of: Of): Promise<{ id: string }> {
  const at = '2026-11-20T00:00:00.000Z';
  made += 1;
  const [alert] = await db
    .insert(departureAlerts)
    .values({
      ...{ driverId: of.driver.id, departmentId: of.department.id, workDate: '2026-11-20', occasion: String(made) },
      ...{ kind: 'clockInMissing', tone: 'red', at, raisedAt: at },
    })
    .returning({ id: departureAlerts.id });
  if (!alert) throw new Error('no alert was made');
  return alert;
}
