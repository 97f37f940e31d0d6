import type { Transaction } from '../../../db/database.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import type { PunchingDriver } from './recorded-drivers.ts';

/** Whoever sees the departure board sees when somebody came and left there, though not all of them see punches. */
const shownIn = ['punch', 'departureBoard'];

/** Tells those who see the punches of a driver that some changed; the event has the id of the driver. */
export function announcePunches(
  tx: Transaction,
  { departmentId, id }: Pick<PunchingDriver, 'departmentId' | 'id'>,
): void {
  for (const entity of shownIn) {
    announceChange(tx, { entity, id, version: 1, action: 'update', departmentIds: [departmentId] });
  }
}
