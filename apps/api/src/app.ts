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
import { auditExport } from './audit/audit-export.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import type { Clock } from './clock.ts';
import type { Connection, Database } from './db/client.ts';
import type { Env } from './env.ts';
import { throttled } from './errors.ts';
import { fileRoutes } from './files/file-routes.ts';
import { importReadRoutes, importRoutes, importUploadRoutes } from './imports/import-routes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { accessCodeRoutes } from './modules/access-codes/access-code-routes.ts';
import { accountRoutes } from './modules/account/account-routes.ts';
import { totpRoutes } from './modules/account/totp-routes.ts';
import { cargoOwnerExport } from './modules/cargo-owners/cargo-owner-export.ts';
import { cargoOwnerRoutes } from './modules/cargo-owners/cargo-owner-routes.ts';
import { courseExport } from './modules/courses/course-export.ts';
import { courseRoutes } from './modules/courses/course-routes.ts';
import { customerExport } from './modules/customers/customer-export.ts';
import { customerRoutes } from './modules/customers/customer-routes.ts';
import { deliveryCompanyExport } from './modules/delivery-companies/delivery-company-export.ts';
import { deliveryCompanyRoutes } from './modules/delivery-companies/delivery-company-routes.ts';
import { departmentExport } from './modules/departments/department-export.ts';
import { departmentRoutes } from './modules/departments/department-routes.ts';
import { commentRoutes } from './modules/destination-notes/comment-routes.ts';
import { noteFileRoutes } from './modules/destination-notes/note-file-routes.ts';
import { noteRoutes } from './modules/destination-notes/note-routes.ts';
import { sharedDestinationRoutes } from './modules/destination-notes/shared-destination-routes.ts';
import { destinationExport } from './modules/destinations/destination-export.ts';
import { destinationRoutes } from './modules/destinations/destination-routes.ts';
import { directionExport } from './modules/directions/direction-export.ts';
import { directionRoutes } from './modules/directions/direction-routes.ts';
import { driverExport } from './modules/drivers/driver-export.ts';
import { driverImageRoutes } from './modules/drivers/driver-image-routes.ts';
import { driverPayRoutes } from './modules/drivers/driver-pay-routes.ts';
import { driverRecordRoutes } from './modules/drivers/driver-record-routes.ts';
import { driverRoutes } from './modules/drivers/driver-routes.ts';
import { dueRoutes } from './modules/dues/due-routes.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { homeRoutes } from './modules/home/home-routes.ts';
import { firstAdministratorRoutes } from './modules/links/first-administrator-routes.ts';
import { linkRoutes } from './modules/links/link-routes.ts';
import { operationTimeExport } from './modules/operation-times/operation-time-export.ts';
import { operationTimeRoutes } from './modules/operation-times/operation-time-routes.ts';
import { peopleRoutes } from './modules/people/people-routes.ts';
import { permissionRoutes } from './modules/permissions/permission-routes.ts';
import { postalCodeRoutes } from './modules/postal-codes/postal-code-routes.ts';
import { savedViewRoutes } from './modules/saved-views/saved-view-routes.ts';
import { loginRoutes } from './modules/session/login-routes.ts';
import { csrfRoutes, sessionRoutes } from './modules/session/session-routes.ts';
import { createSessionStore, type SessionStore } from './modules/session/session-store.ts';
import { singleSignOnRoutes } from './modules/single-sign-on/single-sign-on-routes.ts';
import { systemRoutes } from './modules/system/system-routes.ts';
import { userAccessRoutes } from './modules/users/user-access-routes.ts';
import { userRoutes } from './modules/users/user-routes.ts';
import { vehicleTypeExport } from './modules/vehicle-types/vehicle-type-export.ts';
import { vehicleTypeRoutes } from './modules/vehicle-types/vehicle-type-routes.ts';
import { vehicleEntryFileRoutes } from './modules/vehicles/vehicle-entry-file-routes.ts';
import { vehicleEntryRoutes } from './modules/vehicles/vehicle-entry-routes.ts';
import { vehicleExport } from './modules/vehicles/vehicle-export.ts';
import { vehicleRoutes } from './modules/vehicles/vehicle-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import './plugins/access.ts';
import { authorization, requireAccess } from './plugins/authorization.ts';
import { contracts } from './plugins/contracts.ts';
import { errorHandler, notFoundHandler } from './plugins/error-handler.ts';
import { logOptions, requestLog } from './plugins/log.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { page } from './plugins/page.ts';
import { releaseStore } from './plugins/release-store.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { broadcastingRoutes } from './realtime/broadcasting-routes.ts';
import { createRealtime, type Realtime } from './realtime/create-realtime.ts';
import { programRoutes } from './realtime/program-routes.ts';
import { realtimeServer } from './realtime/realtime-server.ts';
import { sequenceRoutes } from './realtime/sequence-routes.ts';
import { timelineRoutes } from './realtime/timeline-routes.ts';
import { retentionRoutes } from './retention/retention-routes.ts';

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
