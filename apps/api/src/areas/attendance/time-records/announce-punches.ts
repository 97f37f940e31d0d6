import type { Transaction } from '../../../db/database.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import type { PunchingDriver } from './recorded-drivers.ts';

/** Tells those who see the punches of a driver that some changed; the event has the id of the driver. */
export function announcePunches(tx: Transaction, { departmentId, id }: PunchingDriver): void {
  announceChange(tx, { entity: 'punch', id, version: 1, action: 'update', departmentIds: [departmentId] });
}
