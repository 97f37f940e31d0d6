import { joinAreas } from '../../join-areas.ts';
import type { Area } from '../../module.ts';
import { accountRoutes } from './account/account-routes.ts';
import { totpRoutes } from './account/totp-routes.ts';
import { firstAdministratorRoutes } from './links/first-administrator-routes.ts';
import { linkMailJob } from './links/link-mail-job.ts';
import { linkRoutes } from './links/link-routes.ts';
import { clearLinks } from './links/link-store.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { permissionRoutes } from './permissions/permission-routes.ts';
import { loginRoutes } from './session/login-routes.ts';
import { csrfRoutes, sessionRoutes } from './session/session-routes.ts';
import { createSessionStore } from './session/session-store.ts';
import { createThrottle } from './session/throttle.ts';
import { clearTickets } from './session/tickets.ts';
import { clearSignOnAttempts } from './single-sign-on/sign-on-attempts.ts';
import { singleSignOnRoutes } from './single-sign-on/single-sign-on-routes.ts';
import { userAccessRoutes } from './users/user-access-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** Who people are and how they get in. */
export const identity: Area = joinAreas([
  {
    routes: [csrfRoutes, loginRoutes, sessionRoutes],
    expires: [
      ({ db, clock, env }) => createSessionStore(db, clock, env).clear(),
      ({ db, clock, env }) => createThrottle(db, clock, env).clear(),
      ({ db, clock }) => clearTickets(db, clock),
    ],
  },
  {
    routes: [linkRoutes, firstAdministratorRoutes],
    jobs: [linkMailJob],
    expires: [({ db, clock }) => clearLinks(db, clock)],
  },
  { routes: [singleSignOnRoutes], expires: [({ db, clock }) => clearSignOnAttempts(db, clock)] },
  { routes: [accountRoutes, totpRoutes] },
  { routes: [userRoutes, userAccessRoutes, permissionRoutes, peopleRoutes] },
]);
