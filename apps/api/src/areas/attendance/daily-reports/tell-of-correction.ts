import type { ReportCorrectionCommand, ReportCorrectionState } from '@haisha/rules/states/report-correction';
import type { NotificationKind } from '@haisha/validation/notification';
import { and, eq, gte, isNull, like, ne, sql } from 'drizzle-orm';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { notifications } from '../../../db/schema/services/notifications.ts';
import { readNotifications } from '../../../services/notifications/notification-repository.ts';
import { notify } from '../../../services/notifications/notify.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import type { ReportedRun } from './read-reported-runs.ts';

type Turn = { from: ReportCorrectionState | null; to: ReportCorrectionState; reason: string | null };

/** Notes that a correction was asked for, refused or taken back: the report itself stays as it is. */
export async function recordCorrection(write: Write, reported: ReportedRun, turn: Turn): Promise<void> {
  const { report, run } = reported;
  if (!report) return;
  await auditCorrection(write, reported, turn);
  const { id, departmentId } = run;
  const departmentIds = [departmentId];
  announceChange(write.tx, { entity: 'dutyRecord', id, version: report.version, action: 'update', departmentIds });
}

/** Notes in the log alone what became of a correction. */
export async function auditCorrection(
  { actor, requestId, tx }: Write,
  { report, run }: ReportedRun,
  { from, reason, to }: Turn,
): Promise<void> {
  if (!report) return;
  await recordAudit(tx, {
    ...{ actor, requestId, departmentIds: [run.departmentId], action: 'changeStatus' },
    ...{ entity: 'dutyRecord', entityId: report.id, label: run.number },
    ...{ before: { correction: from }, after: { correction: to, reason } },
  });
}

/** Marks as read, for everybody who was told since then, that a correction of this run waits. */
export async function readRequests({ tx }: Write, { run }: ReportedRun, since: string): Promise<void> {
  const requests = await tx
    .select({ id: notifications.id, userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        ...[eq(notifications.kind, 'correctionRequested'), isNull(notifications.readAt)],
        ...[gte(notifications.createdAt, since), like(notifications.link, `%open=${run.id}`)],
      ),
    )
    .orderBy(notifications.userId);
  for (const { id, userId } of requests) await readNotifications(tx, userId, { ids: [id] });
}

/**
 * Tells the managers of the centre and the administrators, of whom another one decides; where the centre has no other manager,
 * everybody who may.
 */
export async function tellDeciders(
  { actor, tx }: Write,
  reported: ReportedRun,
  kind: 'correctionRequested' | 'correctionWithdrawn',
): Promise<void> {
  const people = await tx
    .select({
      id: users.id,
      isAdmin: sql<boolean>`'admin' = any(${users.roles})`,
      isOfCentre: sql<boolean>`'manager' = any(${users.roles}) and (${users.departmentScope} = 'all'
        or exists (select from ${userDepartments} where ${userDepartments.userId} = ${users.id}
          and ${userDepartments.departmentId} = ${reported.run.departmentId}))`,
    })
    .from(users)
    .where(and(isNull(users.archivedAt), ne(users.id, actor.userId), sql`${users.roles} && array['admin', 'manager']`))
    .orderBy(users.id);
  const near = people.some(({ isOfCentre }) => isOfCentre)
    ? people.filter(({ isAdmin, isOfCentre }) => isAdmin || isOfCentre)
    : people;
  for (const { id } of near) await tell(tx, id, kind, reported);
}

const newsOf = { approve: 'correctionApproved', refuse: 'correctionRefused' } as const;

/** Tells whoever asked what became of it. */
export async function tellAsker(
  { actor, tx }: Write,
  reported: ReportedRun,
  { command, userId }: { command: Exclude<ReportCorrectionCommand, 'withdraw'>; userId: string | null },
): Promise<void> {
  if (userId !== null && userId !== actor.userId) await tell(tx, userId, newsOf[command], reported);
}

async function tell(tx: Write['tx'], userId: string, kind: NotificationKind, { run }: ReportedRun): Promise<void> {
  const { departmentId, id, number, operationDate: date } = run;
  const link = `/daily-reports?${new URLSearchParams({ date, departmentId, open: id })}`;
  await notify(tx, { userId, kind, params: { number, date }, link });
}
