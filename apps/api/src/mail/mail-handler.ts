import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { recordUserAct } from '../audit/record-user-act.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/users.ts';
import { unavailable } from '../errors.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { linkAddress, makeLink } from '../modules/links/link-store.ts';
import { isMailAddress } from '../modules/links/send-link.ts';
import { linkMail } from './link-mail.ts';
import { type MailInput, mailKind } from './mail-input.ts';

const timeOutMs = 20_000;

const inputSchema: z.ZodType<MailInput> = z.union([
  z.object({ purpose: z.enum(['invitation', 'passwordReset']), userId: z.uuid(), createdBy: z.uuid() }),
  z.object({ purpose: z.literal('passwordReset'), loginId: z.string() }),
]);

/**
 * Makes a link and mails it. An attempt whose process dies is repeated with a new link, and the one before it is
 * worth nothing any more. For a login ID that nobody active has there is nothing to do, and nobody learns of it.
 */
export const mailHandler: JobHandler = {
  kind: mailKind,
  limitMs: 60_000,
  run: async ({ input, db, env }) => {
    const asked = inputSchema.parse(input);
    const { SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN } = env;
    if (!SMTP_URL || !MAIL_FROM || !PUBLIC_ORIGIN) throw unavailable();
    const receiver = await findReceiver(db, asked);
    if (!receiver || !isMailAddress(receiver.loginId)) return {};
    const { token } = await db.transaction(async (tx) => {
      if ('loginId' in asked) {
        const asking = { userId: receiver.id, actor: null, requestId: null };
        await recordUserAct(tx, { ...asking, action: 'passwordResetRequested' });
      }
      const createdBy = 'createdBy' in asked ? asked.createdBy : null;
      return await makeLink(tx, systemClock(), { userId: receiver.id, purpose: asked.purpose, createdBy });
    });
    const address = linkAddress(new URL(PUBLIC_ORIGIN).origin, receiver.language, token);
    await send(SMTP_URL, {
      from: MAIL_FROM,
      to: { name: '', address: receiver.loginId },
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...linkMail(asked.purpose, receiver, address),
    });
    return {};
  },
};

/** What a mail server says names people; of that only its number comes into the log. */
async function send(url: string, mail: SendMailOptions): Promise<void> {
  const limits = { connectionTimeout: timeOutMs, greetingTimeout: timeOutMs, socketTimeout: timeOutMs };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.sendMail(mail);
  } catch (error) {
    const facts = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
    throw new Error(`The mail server did not take a mail: ${facts ?? 'no answer'}`);
  } finally {
    transport.close();
  }
}

/** An invitation goes to anybody who is not deactivated; what a stranger asks for, to those with a way in. */
async function findReceiver(db: Database, asked: MailInput) {
  const { id, loginId, name, language, passwordHash, externalSubject, archivedAt } = users;
  const who =
    'userId' in asked
      ? eq(id, asked.userId)
      : and(eq(sql`lower(${loginId})`, asked.loginId), or(isNotNull(passwordHash), isNotNull(externalSubject)));
  const [receiver] = await db
    .select({ id, loginId, name, language })
    .from(users)
    .where(and(who, isNull(archivedAt)));
  return receiver;
}
