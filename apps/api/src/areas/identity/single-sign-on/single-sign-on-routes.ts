import {
  singleSignOnAddressSchema,
  singleSignOnAnswerSchema,
  singleSignOnReturnSchema,
  singleSignOnStartSchema,
} from '@haisha/validation/account';
import { problemSchema } from '@haisha/validation/problem';
import { createThrottle } from '../../../http/access/throttle.ts';
import { routeNotFound, signOnFailed } from '../../../http/errors.ts';
import type { App, Dependencies } from '../../../module.ts';
import { admit, handOver } from '../session/admit.ts';
import { linkCounters } from '../session/counters.ts';
import { endLogins } from '../session/end-logins.ts';
import { createProvider, type Provider } from './provider.ts';
import { safeReturnTo } from './safe-return-to.ts';
import { beginSignOnAttempt, takeSignOnAttempt } from './sign-on-attempts.ts';
import { clearSingleSignOnToken, readSingleSignOnToken, writeSingleSignOnToken } from './sign-on-cookie.ts';
import { signOnUser } from './sign-on-user.ts';

/** Login by a provider of OpenID Connect: the browser leaves by one route and comes back by the other. */
export function singleSignOnRoutes(app: App, dependencies: Dependencies): void {
  const { db, env, clock, sessions } = dependencies;
  const { OIDC_ISSUER: issuer, PUBLIC_ORIGIN: origin } = env;
  const provider = issuer && origin ? createProvider(env, issuer, origin) : null;
  const throttle = createThrottle(db, clock, env);

  app.post(
    '/single-sign-on',
    {
      config: { access: 'public' },
      schema: { body: singleSignOnStartSchema, response: { 200: singleSignOnAddressSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { addressFor } = required(provider);
      await throttle.require(linkCounters(env, request.ip));
      const { checks, browserToken } = await beginSignOnAttempt(db, clock(), safeReturnTo(request.body.returnTo));
      const address = await addressFor(checks);
      writeSingleSignOnToken(reply, env, browserToken);
      return { address };
    },
  );

  app.post(
    '/single-sign-on/return',
    {
      config: { access: 'public' },
      schema: { body: singleSignOnReturnSchema, response: { 200: singleSignOnAnswerSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { claimsOf } = required(provider);
      const counters = linkCounters(env, request.ip);
      await throttle.require(counters);
      const { query } = request.body;
      const state = new URLSearchParams(query).get('state') ?? '';
      const signOn = await takeSignOnAttempt(db, clock(), state, readSingleSignOnToken(request) ?? '');
      if (!signOn) throw signOnFailed();
      clearSingleSignOnToken(reply, env);
      const claims = await claimsOf(query, signOn);
      const admission = await db.transaction(async (tx) => {
        const { userId, hasOtherRoles } = await signOnUser(tx, env, claims, request.id);
        if (hasOtherRoles) await endLogins(tx, sessions, userId);
        return await admit(tx, dependencies, request, userId, 'singleSignOn');
      });
      // The departure was counted as well.
      await throttle.forgive(counters);
      await throttle.forgive(counters);
      return { ...(await handOver(reply, dependencies, admission)), returnTo: signOn.returnTo };
    },
  );
}

function required(provider: Provider | null): Provider {
  if (!provider) throw routeNotFound();
  return provider;
}
