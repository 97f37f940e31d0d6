import { dayMs } from '@haisha/rules/calendar';
import type { NotificationList, NotificationListQuery, NotificationRead } from '@haisha/validation/notification';
import { notificationsReadEvent } from '@haisha/validation/realtime-names';
import { and, desc, eq, getTableColumns, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { notifications } from '../../db/schema/services/notifications.ts';
import type { Env } from '../../settings/env.ts';
import { announceToUser } from '../realtime/messages/announce.ts';
import { pageOfRows } from '../records/read/page-of-rows.ts';

const { userId: _, ...shown } = getTableColumns(notifications);

export async function listNotifications(
  db: Database,
  userId: string,
  query: NotificationListQuery,
): Promise<NotificationList> {
  const own = eq(notifications.userId, userId);
  const [page, unread] = await Promise.all([
    pageOfRows(
      query,
      (limit, offset) =>
        db
          .select(shown)
          .from(notifications)
          .where(own)
          .orderBy(desc(notifications.createdAt), desc(notifications.id))
          .limit(limit)
          .offset(offset),
      db.$count(notifications, own),
    ),
    db.$count(notifications, isUnread(userId)),
  ]);
  return { ...page, unread };
}

/** Marks one's own as read, some or all; the other pages of the same person hear how many are left. */
export async function readNotifications(tx: Transaction, userId: string, read: NotificationRead): Promise<number> {
  const wanted = 'ids' in read ? inArray(notifications.id, read.ids) : undefined;
  const changed = await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(isUnread(userId), wanted))
    .returning({ id: notifications.id });
  const unread = await tx.$count(notifications, isUnread(userId));
  if (changed.length > 0) announceToUser(tx, userId, notificationsReadEvent, { unread });
  return unread;
}

export async function clearNotifications(db: Database, clock: Clock, env: Env): Promise<void> {
  const before = new Date(clock().getTime() - env.NOTIFICATION_RETENTION_DAYS * dayMs).toISOString();
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

function isUnread(userId: string): SQL | undefined {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt));
}
