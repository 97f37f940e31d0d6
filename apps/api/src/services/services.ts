import { clearIdempotencyKeys } from '../http/idempotency/run-once.ts';
import type { Area, AreaPart } from '../module.ts';
import { exportedAudit } from './audit-log/audit-export.ts';
import { auditRecordRemoval } from './audit-log/audit-record-removal.ts';
import { auditRoutes } from './audit-log/audit-routes.ts';
import { exportJob } from './exports/export-job.ts';
import { exportRoutes } from './exports/export-route.ts';
import { anyExported } from './exports/exported-entity.ts';
import { fileRoutes } from './files/file-routes.ts';
import { applyJob } from './imports/apply/apply-job.ts';
import { undoJob } from './imports/apply/undo-job.ts';
import { importReadRoutes, importRoutes, importUploadRoutes } from './imports/import-routes.ts';
import { judgeJob } from './imports/judge/judge-job.ts';
import { clearImports } from './imports/stored/clear-imports.ts';
import { clearJobs } from './jobs/clear-jobs.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { clearNotifications } from './notifications/notification-repository.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { postalCodeRoutes } from './postal-codes/postal-code-routes.ts';
import { sequenceRoutes } from './realtime/routes/sequence-routes.ts';
import { timelineRoutes } from './realtime/routes/timeline-routes.ts';
import { applyRetention } from './retention/apply-retention.ts';
import { retentionRoutes } from './retention/retention-routes.ts';
import { savedViewRoutes } from './saved-views/saved-view-routes.ts';
import { systemRoutes } from './system/system-routes.ts';

/** What the services do for the areas that they are given, of which they know none. */
export function services(areas: Area): AreaPart {
  const exported = [anyExported(exportedAudit(areas.fieldTexts))];
  const exports = { exported: [...areas.exported, ...exported], named: areas.named };
  const removals = [auditRecordRemoval];
  return {
    routes: [
      systemRoutes,
      exportRoutes(exports),
      savedViewRoutes,
      auditRoutes,
      importUploadRoutes(areas),
      importReadRoutes(areas),
      importRoutes(areas),
      retentionRoutes,
      postalCodeRoutes,
      sequenceRoutes,
      timelineRoutes,
      jobRoutes,
      fileRoutes(areas.fileReaders),
      notificationRoutes,
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
