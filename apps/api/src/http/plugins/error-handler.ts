import { STATUS_CODES } from 'node:http';
import type { Problem } from '@haisha/validation/problem';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import {
  bodyTooLarge,
  internal,
  ProblemError,
  routeNotFound,
  storageFull,
  unavailable,
  validationFailed,
  valueTaken,
} from '../errors.ts';
import { isAway } from '../is-away.ts';
import { isStorageFull } from '../is-storage-full.ts';
import type { StorageWatch } from '../storage-watch.ts';

const uniqueViolation = '23505';

export function errorHandler(app: FastifyInstance, storage: StorageWatch): void {
  app.decorate('constraintFields', new Map<string, string>());
  app.setErrorHandler(async (error, request, reply) => {
    const problem = await storage.explain(toProblem(error, app.constraintFields));
    if (problem.status >= 500) request.log.error({ err: error }, problem.message);
    return sendProblem(request, reply, problem);
  });
}

export function notFoundHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, routeNotFound()));
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { status, code, extras } = problem;
  const document: Problem = {
    type: `about:blank#${code}`,
    title: STATUS_CODES[status] ?? code,
    status,
    code,
    requestId: request.id,
    detail: problem.message,
    ...extras,
  };
  if (extras.retryAfterSeconds !== undefined) reply.header('retry-after', extras.retryAfterSeconds);
  // Already text: a contract of the route for its answers must not reshape a problem.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(document));
}

/** What an error is to whoever asked; `constraintFields` says on which field of the form a value is taken. */
export function toProblem(error: unknown, constraintFields: ReadonlyMap<string, string>): ProblemError {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof ProblemError) return cause;
  if (!(cause instanceof Error)) return internal();
  if (cause instanceof pg.DatabaseError && cause.code === uniqueViolation) {
    const path = constraintFields.get(cause.constraint ?? '');
    return path === undefined ? internal() : valueTaken([{ path, code: 'taken' }]);
  }
  if (isStorageFull(cause)) return storageFull();
  if (isAway(cause)) return unavailable();
  if ('code' in cause && cause.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge();
  const status = 'statusCode' in cause ? Number(cause.statusCode) : 500;
  if (status === 404) return routeNotFound();
  return status >= 400 && status < 500 ? validationFailed([]) : internal();
}
