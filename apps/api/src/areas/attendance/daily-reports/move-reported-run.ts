import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import { allocationState } from '@haisha/rules/states/allocation-state';
import type { DailyReportCommand } from '@haisha/rules/states/daily-report-state';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { DailyReport } from '@haisha/validation/daily-report';
import { eq } from 'drizzle-orm';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { changedBy } from '../../../services/records/write/row-writes.ts';

/** What a command of a report is for its run. */
const runCommands = { submit: 'report', approve: 'approve', sendBack: 'sendBack' } as const;

const givenUp: readonly DailyReport['run']['status'][] = ['cancelled', 'declined'];

/**
 * Moves a run as its report moves (帰庫 → 日報提出 → 日報承認) and notes the odometer on it. A run that the board has not
 * brought back yet stays where it is: only dispatch knows what became of its deliveries. One that was given up is left alone.
 */
export async function moveReportedRun(
  { actor, requestId, tx }: Write,
  run: DailyReport['run'],
  command: DailyReportCommand,
  { odometerEndKm, odometerStartKm }: ReportContent,
): Promise<void> {
  if (command === 'save' || givenUp.includes(run.status)) return;
  const ofRun = command === 'correct' ? undefined : runCommands[command];
  const line = ofRun && transitionOf(allocationState, run.status, ofRun);
  const odometer = { odometerOutKm: odometerStartKm, odometerInKm: odometerEndKm };
  const [moved] = await tx
    .update(allocations)
    .set({ ...odometer, ...(line && { status: line.to }), ...changedBy(allocations, actor) })
    .where(eq(allocations.id, run.id))
    .returning({ version: allocations.version });
  const departmentIds = [run.departmentId];
  await recordAudit(tx, {
    ...{ actor, requestId, departmentIds, action: line ? 'changeStatus' : 'update', entity: 'allocation' },
    ...{ entityId: run.id, label: `${run.number} ${run.name}`, before: { status: run.status } },
    after: { status: line?.to ?? run.status, ...odometer },
  });
  const version = moved?.version ?? 1;
  announceChange(tx, { entity: 'allocation', id: run.id, version, action: 'update', departmentIds });
}
