import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { systemClock } from '../../../clock.ts';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { findActor } from '../../../http/access/find-actor.ts';
import { permissionDenied, unavailable, wrongUserState } from '../../../http/errors.ts';
import type { JobHandler } from '../../../services/jobs/job-handler.ts';
import { sendMail } from '../../../services/mail/send-mail.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import { linkMail } from './link-mail.ts';
import { type MailInput, mailKind } from './link-mail-input.ts';
import { linkAddress, makeLink } from './link-store.ts';
import { isMailAddress } from './send-link.ts';

const inputSchema: z.ZodType<MailInput> = z.union([
  z.object({ purpose: z.enum(['invitation', 'passwordReset']), userId: z.uuid(), createdBy: z.uuid() }),
  z.object({ purpose: z.literal('passwordReset'), loginId: z.string() }),
]);

/**
 * Makes a link and mails it. A repeated attempt makes a new link and ends the one before. It does nothing for an
 * unknown login ID, and refuses a link for a known user when the one who asked lost the right or the user no longer
 * needs it.
 */
export const linkMailJob: JobHandler = {
  kind: mailKind,
  limitMs: 60_000,
  run: async ({ input, db, env }) => {
    const asked = inputSchema.parse(input);
    const { SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN } = env;
    if (!SMTP_URL || !MAIL_FROM || !PUBLIC_ORIGIN) throw unavailable();
    const createdBy = 'createdBy' in asked ? asked.createdBy : null;
    if (createdBy !== null && !(await findActor(db, createdBy))?.scopeOf('user.update')) throw permissionDenied();
    const made = await db.transaction(async (tx) => {
      const receiver = await findReceiver(tx, asked);
      if (!receiver || !isMailAddress(receiver.loginId)) return null;
      const { id, version } = receiver;
      if ('loginId' in asked) {
        const asking = { userId: id, actor: null, requestId: null };
        await recordUserAct(tx, { ...asking, action: 'passwordResetRequested' });
      }
      const { token } = await makeLink(tx, systemClock(), { userId: id, purpose: asked.purpose, createdBy });
      announceChange(tx, { entity: 'user', id, version, action: 'linkMade' });
      return { receiver, token };
    });
    if (!made) return {};
    const { receiver, token } = made;
    const address = linkAddress(new URL(PUBLIC_ORIGIN).origin, receiver.language, token);
    await sendMail(SMTP_URL, {
      from: MAIL_FROM,
      to: { name: '', address: receiver.loginId },
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...linkMail(asked.purpose, receiver, address),
    });
    return {};
  },
};

/**
 * Finds the receiver: invitations go to users without a way in, resets to users with one, neither to the deactivated.
 */
async function findReceiver(tx: Transaction, asked: MailInput) {
  const { id, loginId, name, language, version, passwordHash, externalSubject, archivedAt } = users;
  const who = 'userId' in asked ? eq(id, asked.userId) : eq(sql`lower(${loginId})`, asked.loginId);
  const needsIt =
    asked.purpose === 'invitation'
      ? and(isNull(passwordHash), isNull(externalSubject))
      : or(isNotNull(passwordHash), isNotNull(externalSubject));
  const [receiver] = await tx
    .select({ id, loginId, name, language, version })
    .from(users)
    .where(and(who, needsIt, isNull(archivedAt)))
    .for('no key update');
  if (!receiver && 'userId' in asked) throw wrongUserState();
  return receiver;
}
