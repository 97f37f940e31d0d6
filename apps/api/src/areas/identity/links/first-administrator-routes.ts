import { firstAdministratorSchema } from '@haisha/validation/account';
import { problemSchema } from '@haisha/validation/problem';
import { loginAnswerSchema } from '@haisha/validation/session';
import { createThrottle } from '../../../http/access/throttle.ts';
import { linkInvalid, validationFailed } from '../../../http/errors.ts';
import type { App, Dependencies } from '../../../module.ts';
import { passwordErrors } from '../account/password-errors.ts';
import { admit, handOver } from '../session/admit.ts';
import { linkCounters } from '../session/counters.ts';
import { hashPassword } from '../session/password.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { findLink } from './link-store.ts';

export function firstAdministratorRoutes(app: App, dependencies: Dependencies): void {
  const { db, env, clock } = dependencies;
  const throttle = createThrottle(db, clock, env);

  app.post(
    '/links/first-administrator',
    {
      config: { access: 'public' },
      schema: { body: firstAdministratorSchema, response: { 200: loginAnswerSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { password, ...input } = request.body;
      const counters = linkCounters(env, request.ip);
      await throttle.require(counters);
      const link = await findLink(db, clock(), input.token);
      if (link?.purpose !== 'firstAdministrator') throw linkInvalid();
      await throttle.forgive(counters);
      const errors = await passwordErrors(db, password, input, 'password');
      if (errors.length > 0) throw validationFailed(errors);
      const passwordHash = await hashPassword(password);
      const admission = await db.transaction(async (tx) => {
        const userId = await createFirstAdministrator(tx, clock(), { input, passwordHash, requestId: request.id });
        return await admit(tx, dependencies, request, userId, 'link');
      });
      return await handOver(reply, dependencies, admission);
    },
  );
}
