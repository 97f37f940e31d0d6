import type { NotificationEvent, NotificationKind } from '@haisha/validation/notification';
import { notificationEvent } from '@haisha/validation/realtime-names';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { notifications } from '../../db/schema/services/notifications.ts';
import { announceToUser } from '../realtime/messages/announce.ts';

export type NewNotification = {
  userId: string;
  kind: NotificationKind;
  params: Record<string, string | number>;
  link: string | null;
};

/** Tells a person, on the pages that are open and in the drawer, once the transaction is through. */
export async function notify(tx: Transaction, notification: NewNotification): Promise<void> {
  // Not when the transaction began: a long one would put it below what came meanwhile.
  const values = { ...notification, createdAt: sql`clock_timestamp()` };
  const [row] = await tx.insert(notifications).values(values).returning({ id: notifications.id });
  const event = row satisfies NotificationEvent | undefined;
  if (event) announceToUser(tx, notification.userId, notificationEvent, event);
}
