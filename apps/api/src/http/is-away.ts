import { DrizzleQueryError } from 'drizzle-orm';

/** The server is away, starting, stopping, has too many connections, took longer than the statement time-out, or broke a deadlock. */
const states = /^(?:08|57P|53)|^57014$|^40P01$|^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
const messages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Cannot use a pool|encountered a connection error/;

/** Whether an error says that the database does not answer, or not in time. */
export function isAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  return ('code' in cause && states.test(String(cause.code))) || messages.test(cause.message);
}
