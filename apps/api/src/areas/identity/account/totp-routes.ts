import {
  recoveryCodesSchema,
  totpBeginSchema,
  totpConfirmSchema,
  totpEndSchema,
  totpSecretSchema,
} from '@haisha/validation/account';
import { problemSchema } from '@haisha/validation/problem';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { createThrottle } from '../../../http/access/throttle.ts';
import { validationFailed, wrongUserState } from '../../../http/errors.ts';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { App, Dependencies } from '../../../module.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import { ownSecretCounters } from '../session/counters.ts';
import { createRequireOwnPassword } from './create-require-own-password.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { checkSecondFactor, removeSecondFactor, storeTotpSecret, useTotpCode } from './second-factor.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** Begins, confirms, renews and ends the second factor of one's own account. */
export function totpRoutes(app: App, dependencies: Dependencies): void {
  const { db, env, clock } = dependencies;
  const requireOwnPassword = createRequireOwnPassword(dependencies);
  const throttle = createThrottle(db, clock, env);
  const tags = ['account'];
  const config = { access: 'session' } as const;

  app.post(
    '/account/totp',
    { config, schema: { tags, body: totpBeginSchema, response: { 200: totpSecretSchema, '4xx': problemSchema } } },
    async (request) => {
      const { id, loginId } = await requireOwnPassword(request.actor.userId, request.body.presentPassword);
      const secret = newTotpSecret();
      await db.transaction(async (tx) => {
        await requireOn(tx, id, false);
        await storeTotpSecret(tx, env, id, secret);
      });
      const uri = totpUri(secret, loginId);
      // Draws the picture here, so that the page needs no library for it.
      const { default: QRCode } = await import('qrcode');
      return { secret, uri, svg: await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }) };
    },
  );

  app.post(
    '/account/totp/confirm',
    { config, schema: { tags, body: totpConfirmSchema, response: { 200: recoveryCodesSchema, '4xx': problemSchema } } },
    async (request) => {
      const { userId } = request.actor;
      const counters = ownSecretCounters(env, userId);
      await throttle.require(counters);
      const recoveryCodes = await db.transaction(async (tx) => {
        const user = await requireOn(tx, userId, false);
        const given = { env, now: clock(), userId, code: request.body.code };
        if (!(await useTotpCode(tx, given))) return null;
        await tx.update(users).set({ totpConfirmedAt: clock().toISOString() }).where(eq(users.id, userId));
        await recordUserAct(tx, { userId, action: 'secondFactorOn', requestId: request.id });
        announceChange(tx, { entity: 'user', ...user, action: 'secondFactorOn' });
        return await makeRecoveryCodes(tx, userId);
      });
      if (recoveryCodes === null) throw validationFailed([{ path: 'code', code: 'wrongCode' }]);
      await throttle.forget(counters);
      return { recoveryCodes };
    },
  );

  app.post(
    '/account/totp/recovery-codes',
    { config, schema: { tags, body: totpBeginSchema, response: { 200: recoveryCodesSchema, '4xx': problemSchema } } },
    async (request) => {
      const { id } = await requireOwnPassword(request.actor.userId, request.body.presentPassword);
      return await db.transaction(async (tx) => {
        await requireOn(tx, id, true);
        await recordUserAct(tx, { userId: id, action: 'recoveryCodesRenewed', requestId: request.id });
        return { recoveryCodes: await makeRecoveryCodes(tx, id) };
      });
    },
  );

  app.post(
    '/account/totp/end',
    { config, schema: { tags, body: totpEndSchema, response: { 204: noContent, '4xx': problemSchema } } },
    async (request, reply) => {
      const { code, presentPassword } = request.body;
      const { id: userId } = await requireOwnPassword(request.actor.userId, presentPassword);
      const counters = ownSecretCounters(env, `${userId} code`);
      await throttle.require(counters);
      const isRight = await db.transaction(async (tx) => {
        const user = await requireOn(tx, userId, true);
        if ((await checkSecondFactor(tx, { env, now: clock(), userId, code })) === null) return false;
        await removeSecondFactor(tx, userId);
        await recordUserAct(tx, { userId, action: 'secondFactorOff', requestId: request.id });
        announceChange(tx, { entity: 'user', ...user, action: 'secondFactorOff' });
        return true;
      });
      if (!isRight) throw validationFailed([{ path: 'code', code: 'wrongSecondFactor' }]);
      await throttle.forget(counters);
      return reply.code(204).send();
    },
  );
}

/** Locks the account and refuses to begin a second factor that is on, or to end one that is off. */
async function requireOn(tx: Transaction, userId: string, isOn: boolean): Promise<{ id: string; version: number }> {
  const state = isOn ? isNotNull(users.totpConfirmedAt) : isNull(users.totpConfirmedAt);
  const [user] = await tx
    .select({ id: users.id, version: users.version })
    .from(users)
    .where(and(eq(users.id, userId), state))
    .for('no key update');
  if (!user) throw wrongUserState();
  return user;
}
