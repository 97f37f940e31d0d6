import type { LoginAnswer, Session } from '@haisha/validation/session';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { writeCsrfToken } from '../../../http/access/csrf.ts';
import { readSessionToken, writeSessionToken } from '../../../http/access/session-cookie.ts';
import type { SessionOrigin, SessionUser } from '../../../http/access/session-store.ts';
import { credentialsInvalid, sessionRequired } from '../../../http/errors.ts';
import type { Dependencies } from '../../../module.ts';
import { recordLabel } from '../../../services/records/audit/record-label.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import { writeSecondFactorTicket } from './ticket-cookie.ts';
import { issueTicket, type Ticket } from './tickets.ts';

/** The way in which somebody proved who they are. */
type Way = 'password' | 'secondFactor' | 'recoveryCode' | 'link' | 'singleSignOn';

export type Admission = { token: string } | { ticket: Ticket };

/**
 * Admits somebody who proved a first factor: starts a session, or issues a ticket where a second factor is on. The lock
 * keeps a simultaneous deactivation from missing the session.
 */
export async function admit(
  tx: Transaction,
  { clock, sessions }: Pick<Dependencies, 'env' | 'clock' | 'sessions'>,
  request: FastifyRequest,
  userId: string,
  way: Way,
): Promise<Admission> {
  const [user] = await tx
    .select({ since: users.totpConfirmedAt, loginId: users.loginId, name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.archivedAt)))
    .for('no key update');
  if (!user) throw credentialsInvalid();
  if (user.since && wantsSecondFactor(way)) return { ticket: await issueTicket(tx, clock(), userId) };
  await tx.update(users).set({ lastLoginAt: clock().toISOString() }).where(eq(users.id, userId));
  const act = { userId, action: 'login' as const, label: recordLabel(user), after: { way }, requestId: request.id };
  await recordUserAct(tx, act);
  return { token: await sessions.start(tx, userId, originOf(request)) };
}

/** Single sign-on needs no second factor here: the provider asks for its own. */
function wantsSecondFactor(way: Way): boolean {
  return way === 'password' || way === 'link';
}

/** Writes the admission into cookies and answers it; call it after the commit. */
export async function handOver(
  reply: FastifyReply,
  { env, sessions }: Pick<Dependencies, 'env' | 'clock' | 'sessions'>,
  admission: Admission,
): Promise<LoginAnswer> {
  if ('ticket' in admission) {
    writeSecondFactorTicket(reply, env, admission.ticket.token);
    return { session: null, secondFactor: { endsAt: admission.ticket.endsAt } };
  }
  const started = await sessions.find(admission.token);
  if (!started) throw sessionRequired();
  writeSessionToken(reply, env, admission.token);
  writeCsrfToken(reply, env, admission.token);
  return { session: sessionOf(started), secondFactor: null };
}

export function originOf(request: FastifyRequest): SessionOrigin {
  return {
    formerToken: readSessionToken(request),
    userAgent: request.headers['user-agent'] ?? null,
    address: request.ip,
  };
}

export function sessionOf({ actor, loginId, language, theme, mustChangePassword }: SessionUser): Session {
  const { userId, name, roles, departmentScope, departmentIds, grants } = actor;
  return {
    user: { id: userId, loginId, name, roles, language, theme, departmentScope, departmentIds, mustChangePassword },
    permissions: grants,
  };
}
