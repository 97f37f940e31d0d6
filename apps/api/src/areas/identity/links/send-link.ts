import type { SentLink } from '@haisha/validation/user';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/database.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { Dependencies } from '../../../module.ts';
import { enqueueJob } from '../../../services/jobs/queue/enqueue-job.ts';
import type { Env } from '../../../settings/env.ts';
import { type MailInput, mailKind } from './link-mail-input.ts';
import { endLinks, linkAddress, makeLink } from './link-store.ts';

type Receiver = { id: string; loginId: string; language: 'ja' | 'en' };

/**
 * Mails a link, or returns it to the administrator. The job makes a mailed link when it writes the mail, so that no
 * token is stored and its time starts then.
 */
export async function sendLink(
  tx: Transaction,
  { env, clock }: Pick<Dependencies, 'env' | 'clock'>,
  request: FastifyRequest,
  { id: userId, loginId, language }: Receiver,
  purpose: 'invitation' | 'passwordReset',
): Promise<SentLink> {
  const createdBy = request.actor.userId;
  if (env.SMTP_URL === undefined || !isMailAddress(loginId)) {
    const { token, endsAt } = await makeLink(tx, clock(), { userId, purpose, createdBy });
    return { endsAt, mailedTo: null, link: linkAddress(publicOrigin(env, request), language, token) };
  }
  await endLinks(tx, userId, purpose);
  const input: MailInput = { purpose, userId, createdBy };
  await enqueueJob(tx, { kind: mailKind, input, ownerId: createdBy, params: { purpose }, mostAttempts: 5 });
  return { endsAt: null, mailedTo: loginId, link: null };
}

export function isMailAddress(loginId: string): boolean {
  return loginId.includes('@');
}

/** Returns the public origin from the setting, or else from the Host of the request, which may be anything. */
function publicOrigin({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>, { protocol, host }: FastifyRequest): string {
  const address = URL.parse(PUBLIC_ORIGIN ?? `${protocol}://${host}`);
  if (!address || !/^https?:$/.test(address.protocol)) throw validationFailed([{ path: 'Host', code: 'invalid' }]);
  return address.origin;
}
