import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { accountRoutes } from './areas/identity/account/account-routes.ts';
import { totpRoutes } from './areas/identity/account/totp-routes.ts';
import { firstAdministratorRoutes } from './areas/identity/links/first-administrator-routes.ts';
import { linkRoutes } from './areas/identity/links/link-routes.ts';
import { peopleRoutes } from './areas/identity/people/people-routes.ts';
import { permissionRoutes } from './areas/identity/permissions/permission-routes.ts';
import { loginRoutes } from './areas/identity/session/login-routes.ts';
import { csrfRoutes, sessionRoutes } from './areas/identity/session/session-routes.ts';
import { createSessionStore, type SessionStore } from './areas/identity/session/session-store.ts';
import { singleSignOnRoutes } from './areas/identity/single-sign-on/single-sign-on-routes.ts';
import { userAccessRoutes } from './areas/identity/users/user-access-routes.ts';
import { userRoutes } from './areas/identity/users/user-routes.ts';
import { accessCodeRoutes } from './areas/masters/access-codes/access-code-routes.ts';
import { cargoOwnerExport } from './areas/masters/cargo-owners/cargo-owner-export.ts';
import { cargoOwnerRoutes } from './areas/masters/cargo-owners/cargo-owner-routes.ts';
import { courseExport } from './areas/masters/courses/course-export.ts';
import { courseRoutes } from './areas/masters/courses/course-routes.ts';
import { customerExport } from './areas/masters/customers/customer-export.ts';
import { customerRoutes } from './areas/masters/customers/customer-routes.ts';
import { deliveryCompanyExport } from './areas/masters/delivery-companies/delivery-company-export.ts';
import { deliveryCompanyRoutes } from './areas/masters/delivery-companies/delivery-company-routes.ts';
import { departmentExport } from './areas/masters/departments/department-export.ts';
import { departmentRoutes } from './areas/masters/departments/department-routes.ts';
import { commentRoutes } from './areas/masters/destination-notes/comment-routes.ts';
import { noteFileRoutes } from './areas/masters/destination-notes/note-file-routes.ts';
import { noteRoutes } from './areas/masters/destination-notes/note-routes.ts';
import { sharedDestinationRoutes } from './areas/masters/destination-notes/shared-destination-routes.ts';
import { destinationExport } from './areas/masters/destinations/destination-export.ts';
import { destinationRoutes } from './areas/masters/destinations/destination-routes.ts';
import { directionExport } from './areas/masters/directions/direction-export.ts';
import { directionRoutes } from './areas/masters/directions/direction-routes.ts';
import { driverExport } from './areas/masters/drivers/driver-export.ts';
import { driverImageRoutes } from './areas/masters/drivers/driver-image-routes.ts';
import { driverPayRoutes } from './areas/masters/drivers/driver-pay-routes.ts';
import { driverRecordRoutes } from './areas/masters/drivers/driver-record-routes.ts';
import { driverRoutes } from './areas/masters/drivers/driver-routes.ts';
import { dueRoutes } from './areas/masters/dues/due-routes.ts';
import { homeRoutes } from './areas/masters/home/home-routes.ts';
import { operationTimeExport } from './areas/masters/operation-times/operation-time-export.ts';
import { operationTimeRoutes } from './areas/masters/operation-times/operation-time-routes.ts';
import { vehicleTypeExport } from './areas/masters/vehicle-types/vehicle-type-export.ts';
import { vehicleTypeRoutes } from './areas/masters/vehicle-types/vehicle-type-routes.ts';
import { vehicleEntryFileRoutes } from './areas/masters/vehicles/vehicle-entry-file-routes.ts';
import { vehicleEntryRoutes } from './areas/masters/vehicles/vehicle-entry-routes.ts';
import { vehicleExport } from './areas/masters/vehicles/vehicle-export.ts';
import { vehicleRoutes } from './areas/masters/vehicles/vehicle-routes.ts';
import type { Clock } from './clock.ts';
import type { Connection, Database } from './db/client.ts';
import { throttled } from './http/errors.ts';
import { healthRoutes } from './http/health/health-routes.ts';
import { auditExport } from './services/audit-log/audit-export.ts';
import { auditRoutes } from './services/audit-log/audit-routes.ts';
import { fileRoutes } from './services/files/file-routes.ts';
import { importReadRoutes, importRoutes, importUploadRoutes } from './services/imports/import-routes.ts';
import { jobRoutes } from './services/jobs/job-routes.ts';
import { notificationRoutes } from './services/notifications/notification-routes.ts';
import { postalCodeRoutes } from './services/postal-codes/postal-code-routes.ts';
import { savedViewRoutes } from './services/saved-views/saved-view-routes.ts';
import { systemRoutes } from './services/system/system-routes.ts';
import type { Env } from './settings/env.ts';
import './http/access/access.ts';
import { authorization, requireAccess } from './http/access/authorization.ts';
import { contracts } from './http/plugins/contracts.ts';
import { errorHandler, notFoundHandler } from './http/plugins/error-handler.ts';
import { logOptions, requestLog } from './http/plugins/log.ts';
import { metrics } from './http/plugins/metrics.ts';
import { openapi } from './http/plugins/openapi.ts';
import { page } from './http/plugins/page.ts';
import { releaseStore } from './http/plugins/release-store.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { createRealtime, type Realtime } from './services/realtime/create-realtime.ts';
import { realtimeServer } from './services/realtime/realtime-server.ts';
import { broadcastingRoutes } from './services/realtime/routes/broadcasting-routes.ts';
import { programRoutes } from './services/realtime/routes/program-routes.ts';
import { sequenceRoutes } from './services/realtime/routes/sequence-routes.ts';
import { timelineRoutes } from './services/realtime/routes/timeline-routes.ts';
import { retentionRoutes } from './services/retention/retention-routes.ts';

export type AppInput = {
  env: Env;
  db: Database;
  pool: pg.Pool;
  /** For connections of their own, outside the pool. */
  connection: Connection;
  clock: Clock;
  /** Whether the database has been migrated and filled; until then the interface answers `unavailable`. */
  isReady: () => boolean;
  /** More modules under /api, after the product's own. */
  further?: Module[];
  /** Where the log goes; default standard output. */
  logTo?: { write: (line: string) => void };
};

export type AppDependencies = AppInput & { sessions: SessionStore; realtime: Realtime };

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The routes of one module. */
export type Module = (app: App, dependencies: AppDependencies) => void;

/** Everything under /api, in the order it is registered. */
const modules: Module[] = [
  csrfRoutes,
  loginRoutes,
  sessionRoutes,
  linkRoutes,
  firstAdministratorRoutes,
  singleSignOnRoutes,
  accountRoutes,
  totpRoutes,
  userRoutes,
  userAccessRoutes,
  permissionRoutes,
  systemRoutes,
  departmentRoutes,
  vehicleTypeRoutes,
  vehicleRoutes,
  vehicleEntryRoutes,
  vehicleEntryFileRoutes,
  deliveryCompanyRoutes,
  directionRoutes,
  operationTimeRoutes,
  customerRoutes,
  cargoOwnerRoutes,
  destinationRoutes,
  courseRoutes,
  sharedDestinationRoutes,
  noteRoutes,
  noteFileRoutes,
  commentRoutes,
  accessCodeRoutes,
  driverRoutes,
  driverRecordRoutes,
  driverPayRoutes,
  driverImageRoutes,
  driverExport,
  departmentExport,
  vehicleTypeExport,
  vehicleExport,
  deliveryCompanyExport,
  directionExport,
  operationTimeExport,
  customerExport,
  cargoOwnerExport,
  destinationExport,
  courseExport,
  savedViewRoutes,
  homeRoutes,
  dueRoutes,
  auditRoutes,
  importUploadRoutes,
  importReadRoutes,
  importRoutes,
  auditExport,
  retentionRoutes,
  postalCodeRoutes,
  peopleRoutes,
  sequenceRoutes,
  timelineRoutes,
  jobRoutes,
  fileRoutes,
  notificationRoutes,
];

export async function buildApp(input: AppInput): Promise<App> {
  const { env } = input;
  const sessions = createSessionStore(input.db, input.clock, env);
  const app = fastify({
    ...logOptions(env, input.logTo),
    bodyLimit: env.BODY_LIMIT_BYTES,
    trustProxy: env.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  const warn = (error: unknown) => app.log.warn({ err: error }, 'Live updates are disturbed');
  const realtime = createRealtime({ ...input, warn });
  const dependencies: AppDependencies = { ...input, sessions, realtime };

  requestLog(app);
  requireAccess(app);
  errorHandler(app);
  contracts(app);
  await securityHeaders(app, env);
  await app.register(cookie);
  // What is published is compressed beforehand; this is for answers, the page and the pointer.
  await app.register(compress, { encodings: ['gzip'], threshold: 1024 });
  metrics(app, env, input.pool, realtime);
  healthRoutes(app, dependencies);
  releaseStore(app, env);
  realtimeServer(app, realtime);
  page(app, env, realtime);

  await app.register(api, { ...dependencies, prefix: '/api' });
  await app.register(broadcasting, { ...dependencies, prefix: '/broadcasting' });
  await app.register(programs, { ...dependencies, prefix: '/apps' });
  return app;
}

function api(app: FastifyInstance, dependencies: AppDependencies, done: (error?: Error) => void): void {
  registerApi(app, dependencies).then(() => done(), done);
}

async function registerApi(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  app.removeContentTypeParser('text/plain');
  notFoundHandler(app);
  await limitRate(app, dependencies);
  await openapi(app);
  authorization(app, dependencies);
  for (const routes of [...modules, ...(dependencies.further ?? [])])
    routes(app.withTypeProvider<ZodTypeProvider>(), dependencies);
}

/** The addresses at which clients of Pusher ask whether they may listen; some send JSON and some a form. */
function broadcasting(app: FastifyInstance, dependencies: AppDependencies, done: (error?: Error) => void): void {
  registerBroadcasting(app, dependencies).then(() => done(), done);
}

async function registerBroadcasting(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  notFoundHandler(app);
  await app.register(formbody);
  await limitRate(app, dependencies);
  authorization(app, dependencies);
  broadcastingRoutes(app.withTypeProvider<ZodTypeProvider>(), dependencies);
}

/** The signed interface of the realtime server, for programs. */
function programs(app: FastifyInstance, dependencies: AppDependencies, done: () => void): void {
  notFoundHandler(app);
  programRoutes(app.withTypeProvider<ZodTypeProvider>(), dependencies);
  done();
}

async function limitRate(app: FastifyInstance, { env }: AppDependencies): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: env.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => throttled(Math.max(1, Math.ceil(ttl / 1000))),
  });
  app.addHook('onRequest', app.rateLimit());
}
