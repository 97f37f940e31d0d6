import type { Transaction } from '../../../db/database.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';

/** Tells those who see the changes of a department that one was asked for or decided. */
export function announceTimeChange(tx: Transaction, change: { id: string; departmentId: string }): void {
  const { departmentId, id } = change;
  announceChange(tx, { entity: 'timeChange', id, version: 1, action: 'update', departmentIds: [departmentId] });
}
