import { clearIdempotencyKeys } from '../http/idempotency/run-once.ts';
import type { Area, AreaPart } from '../module.ts';
import { exportedAudit } from './audit-log/audit-export.ts';
import { auditRecordRemoval } from './audit-log/audit-record-removal.ts';
import { exportJob } from './exports/export-job.ts';
import { anyExported } from './exports/exported-entity.ts';
import { applyJob } from './imports/apply/apply-job.ts';
import { undoJob } from './imports/apply/undo-job.ts';
import { judgeJob } from './imports/judge/judge-job.ts';
import { clearImports } from './imports/stored/clear-imports.ts';
import { clearJobs } from './jobs/clear-jobs.ts';
import { clearNotifications } from './notifications/notification-repository.ts';
import { applyRetention } from './retention/apply-retention.ts';

/** What the services do for the areas that they are given, of which they know none. */
export function services(areas: Area): AreaPart {
  const exported = [anyExported(exportedAudit(areas))];
  const exports = { exported: [...areas.exported, ...exported], named: areas.named };
  const removals = [auditRecordRemoval];
  return {
    routes: async () => [
      (await import('./system/system-routes.ts')).systemRoutes,
      (await import('./exports/export-route.ts')).exportRoutes(exports),
      (await import('./saved-views/saved-view-routes.ts')).savedViewRoutes,
      (await import('./audit-log/audit-routes.ts')).auditRoutes(areas),
      (await import('./imports/import-routes.ts')).importUploadRoutes(areas),
      (await import('./imports/import-routes.ts')).importReadRoutes(areas),
      (await import('./imports/import-routes.ts')).importRoutes(areas),
      (await import('./find/find-routes.ts')).findRoutes(areas),
      (await import('./retention/retention-routes.ts')).retentionRoutes,
      (await import('./postal-codes/postal-code-routes.ts')).postalCodeRoutes,
      (await import('./realtime/routes/sequence-routes.ts')).sequenceRoutes,
      (await import('./realtime/routes/timeline-routes.ts')).timelineRoutes,
      (await import('./jobs/job-routes.ts')).jobRoutes,
      (await import('./files/file-routes.ts')).fileRoutes(areas.fileReaders),
      (await import('./notifications/notification-routes.ts')).notificationRoutes,
    ],
    exported,
    jobs: [exportJob(exports), judgeJob(areas), applyJob(areas), undoJob(areas)],
    removals,
    expires: [
      ({ db }) => clearIdempotencyKeys(db),
      ({ db, clock, env }) => clearNotifications(db, clock, env),
      ({ db, clock, env, files }) => clearJobs(db, clock, env, files),
      ({ db, clock, files }) => clearImports(db, clock, files),
      (given) => applyRetention([...areas.removals, ...removals], given),
      ({ db, clock, files }) => files.clearOrphans(db, clock),
    ],
  };
}
