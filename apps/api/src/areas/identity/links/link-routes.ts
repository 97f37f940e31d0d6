import {
  linkRedemptionSchema,
  linkSchema,
  linkTokenSchema,
  passwordResetRequestSchema,
} from '@haisha/validation/account';
import { problemSchema } from '@haisha/validation/problem';
import { loginAnswerSchema } from '@haisha/validation/session';
import { users } from '../../../db/schema/identity/users.ts';
import { createThrottle } from '../../../http/access/throttle.ts';
import { linkInvalid, validationFailed } from '../../../http/errors.ts';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { App, Dependencies } from '../../../module.ts';
import { enqueueJob } from '../../../services/jobs/queue/enqueue-job.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import { lockRow } from '../../../services/records/write/row-writes.ts';
import { passwordErrors } from '../account/password-errors.ts';
import { setPassword } from '../account/set-password.ts';
import { admit, handOver } from '../session/admit.ts';
import { linkCounters, resetCounters } from '../session/counters.ts';
import { hashPassword } from '../session/password.ts';
import { type MailInput, mailKind } from './link-mail-input.ts';
import { findLink, type OpenLink, useLink } from './link-store.ts';

/** Tokens travel in bodies even for reading, because proxies log addresses. */
export function linkRoutes(app: App, dependencies: Dependencies): void {
  const { db, env, clock, sessions } = dependencies;
  const throttle = createThrottle(db, clock, env);

  async function openLink(token: string, address: string): Promise<OpenLink> {
    const counters = linkCounters(env, address);
    await throttle.require(counters);
    const link = await findLink(db, clock(), token);
    if (!link) throw linkInvalid();
    await throttle.forgive(counters);
    return link;
  }

  app.post(
    '/links/look',
    {
      config: { access: 'public' },
      schema: { body: linkTokenSchema, response: { 200: linkSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return await openLink(request.body.token, request.ip);
    },
  );

  app.post(
    '/links/redeem',
    {
      config: { access: 'public' },
      schema: { body: linkRedemptionSchema, response: { 200: loginAnswerSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const { user, purpose } = await openLink(token, request.ip);
      if (!user) throw linkInvalid();
      const errors = await passwordErrors(db, password, user, 'password');
      if (errors.length > 0) throw validationFailed(errors);
      const passwordHash = await hashPassword(password);
      const admission = await db.transaction(async (tx) => {
        // Locks the account before its links, in the same order as a deactivation.
        await lockRow(tx, users, user.id, 'update');
        if (!(await useLink(tx, clock(), token))) throw linkInvalid();
        await setPassword(tx, sessions, user.id, passwordHash);
        const act = { userId: user.id, action: 'passwordSet' as const, after: { purpose }, requestId: request.id };
        await recordUserAct(tx, act);
        return await admit(tx, dependencies, request, user.id, 'link');
      });
      return await handOver(reply, dependencies, admission);
    },
  );

  // Does the same work for every login ID; the job finds out whether it exists, when nobody can measure it.
  app.post(
    '/password-resets',
    {
      config: { access: 'public' },
      schema: { body: passwordResetRequestSchema, response: { 202: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const loginId = request.body.loginId.normalize('NFKC').trim().toLowerCase();
      await throttle.require(resetCounters(env, loginId, request.ip));
      if (env.SMTP_URL !== undefined) {
        const input: MailInput = { purpose: 'passwordReset', loginId };
        await db.transaction((tx) => enqueueJob(tx, { kind: mailKind, input, ownerId: null, mostAttempts: 5 }));
      }
      return reply.code(202).send();
    },
  );
}
