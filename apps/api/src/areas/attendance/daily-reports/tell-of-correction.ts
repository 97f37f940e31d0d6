import type { ReportCorrectionCommand, ReportCorrectionState } from '@haisha/rules/states/report-correction';
import type { NotificationKind } from '@haisha/validation/notification';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { notify } from '../../../services/notifications/notify.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import type { ReportedRun } from './read-reported-runs.ts';

type Turn = { from: ReportCorrectionState | null; to: ReportCorrectionState; reason: string | null };

/** Notes that a correction was asked for, refused or taken back: the report itself stays as it is. */
export async function recordCorrection(
  { actor, requestId, tx }: Write,
  { report, run }: ReportedRun,
  { from, reason, to }: Turn,
): Promise<void> {
  if (!report) return;
  const departmentIds = [run.departmentId];
  await recordAudit(tx, {
    ...{ actor, requestId, departmentIds, action: 'changeStatus', entity: 'dutyRecord', entityId: report.id },
    ...{ label: run.number, before: { correction: from }, after: { correction: to, reason } },
  });
  announceChange(tx, { entity: 'dutyRecord', id: run.id, version: report.version, action: 'update', departmentIds });
}

/** Tells the managers of the centre and the administrators, of whom another one decides. */
export async function tellDeciders(
  { actor, tx }: Write,
  reported: ReportedRun,
  kind: 'correctionRequested' | 'correctionWithdrawn',
): Promise<void> {
  const ofCentre = sql`${users.id} in (select ${userDepartments.userId} from ${userDepartments}
    where ${eq(userDepartments.departmentId, reported.run.departmentId)})`;
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ...[isNull(users.archivedAt), ne(users.id, actor.userId)],
        or(
          sql`'admin' = any(${users.roles})`,
          and(sql`'manager' = any(${users.roles})`, or(eq(users.departmentScope, 'all'), ofCentre)),
        ),
      ),
    )
    .orderBy(users.id);
  for (const { id } of people) await tell(tx, id, kind, reported);
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
