import './zod-config.ts';
import * as z from 'zod';
import { pageOf, pageQuery } from './entity.ts';

/** The kinds of notifications; the page makes the words of a kind from `params`. */
export const notificationKinds = [
  'jobDone',
  'jobFailed',
  'demoMonths',
  'runRequested',
  'runWithdrawn',
  'runAccepted',
  'runDeclined',
  'runConfirmed',
  'runChanged',
  'runCancelled',
  'runReopened',
  'runAssigned',
  'runReleased',
  'departedWithoutCall',
  'alcohol',
  'refused',
  'onLeave',
  'clockInMissing',
  'departureMissing',
  'restShort',
  'leaveRequested',
  'leaveWithdrawn',
  'leaveApproved',
  'leaveRefused',
  'leaveCancelled',
  'timeChangeApproved',
  'timeChangeRefused',
  'correctionRequested',
  'correctionWithdrawn',
  'correctionApproved',
  'correctionRefused',
] as const;

export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  /**
   * The values in the words; for a job also its kind as `job`, its id as `jobId`, the name of its file as `file`, and how
   * many rows met which end, by the names of the verdicts and outcomes of imports. Older ones have neither file nor rows.
   * For a run its `number`, its `date` and `time`, its places as `from` and `to`, and for the office the delivery company
   * as `company`; names in English end with `En`. For an alert of the departure board the `driver` and the `time`. For a leave
   * its `driver`, its first day as `date` and its last as `until`; for a time change its `date`. For the correction of a
   * daily report the `number` and `date` of its run.
   */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The page it leads to, without a language prefix. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});

/** The user's notifications, newest first. */
export const notificationListQuerySchema = z.strictObject(pageQuery);

export const notificationListSchema = pageOf(notificationSchema).extend({
  /** Unread ones of all pages. */
  unread: z.int(),
});

/** Which ones have been read: some by id, or all. */
export const notificationReadSchema = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
  z.strictObject({ all: z.literal(true) }),
]);
export const unreadSchema = z.object({ unread: z.int() });

/** What `notificationEvent` contains; `notificationsReadEvent` contains only `unread`. */
export const notificationEventSchema = z.object({ id: z.uuid() });

export type NotificationKind = (typeof notificationKinds)[number];
export type Notification = z.output<typeof notificationSchema>;
export type NotificationListQuery = z.output<typeof notificationListQuerySchema>;
export type NotificationList = z.output<typeof notificationListSchema>;
export type NotificationRead = z.output<typeof notificationReadSchema>;
export type NotificationEvent = z.output<typeof notificationEventSchema>;
