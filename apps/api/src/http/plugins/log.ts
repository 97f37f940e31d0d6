import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import pg from 'pg';
import type { Env } from '../../settings/env.ts';
import { standardOutput } from '../../standard-output.ts';

const givenId = /^[\w-]{8,64}$/;

type LogStream = { write: (line: string) => void };
type LogOptions = Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'>;

/** JSON lines that tell what happened and to which request, never to whom: no address, query, body or cookie. */
export function logOptions({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>, stream: LogStream = standardOutput()): LogOptions {
  return {
    logger: LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, serializers: { err: describeError }, stream },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && givenId.test(given) ? given : randomUUID();
    },
  };
}

export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const facts = { method, route: routeOptions.url ?? '-', status: reply.statusCode, ms: round(reply.elapsedTime) };
    request.log.info(facts, 'answered');
  });
}

export type Description = { type: string; message: string; stack: string; [fact: string]: unknown };

/** Messages of the database and of the query builder quote values of rows; these are left out. */
export function describeError(error: unknown): Description {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error', stack: '' };
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  const { name, message } = cause ?? error;
  const common = { type: name, stack: frames?.join('\n') ?? '' };
  if (cause instanceof AggregateError) return { ...common, message, errors: cause.errors.map(describeError) };
  if (!(cause instanceof pg.DatabaseError)) return { ...common, message, code: codeOf(cause) };
  const { code, severity, table, column, constraint, routine } = cause;
  return { ...common, message: `${severity} ${code}`, table, column, constraint, routine };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
