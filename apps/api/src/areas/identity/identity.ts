import { createThrottle } from '../../http/access/throttle.ts';
import { joinAreas } from '../../join-areas.ts';
import type { Area } from '../../module.ts';
import { linkMailJob } from './links/link-mail-job.ts';
import { clearLinks } from './links/link-store.ts';
import { createSessionStore } from './session/session-store.ts';
import { clearTickets } from './session/tickets.ts';
import { clearSignOnAttempts } from './single-sign-on/sign-on-attempts.ts';
import { userFinder } from './users/user-finder.ts';
import { userReferences } from './users/user-references.ts';

/** The area of users: who they are and how they log in. */
export const identity: Area = joinAreas([
  {
    routes: async () => [
      (await import('./session/session-routes.ts')).csrfRoutes,
      (await import('./session/login-routes.ts')).loginRoutes,
      (await import('./session/session-routes.ts')).sessionRoutes,
    ],
    expires: [
      ({ db, clock, env }) => createSessionStore(db, clock, env).clear(),
      ({ db, clock, env }) => createThrottle(db, clock, env).clear(),
      ({ db, clock }) => clearTickets(db, clock),
    ],
  },
  {
    routes: async () => [
      (await import('./links/link-routes.ts')).linkRoutes,
      (await import('./links/first-administrator-routes.ts')).firstAdministratorRoutes,
    ],
    jobs: [linkMailJob],
    expires: [({ db, clock }) => clearLinks(db, clock)],
  },
  {
    routes: async () => [(await import('./single-sign-on/single-sign-on-routes.ts')).singleSignOnRoutes],
    expires: [({ db, clock }) => clearSignOnAttempts(db, clock)],
  },
  {
    routes: async () => [
      (await import('./account/account-routes.ts')).accountRoutes,
      (await import('./account/totp-routes.ts')).totpRoutes,
    ],
  },
  {
    routes: async () => [
      (await import('./users/user-routes.ts')).userRoutes,
      (await import('./users/user-access-routes.ts')).userAccessRoutes,
      (await import('./permissions/permission-routes.ts')).permissionRoutes,
      (await import('./people/people-routes.ts')).peopleRoutes,
    ],
    finders: [userFinder],
    referring: [userReferences],
  },
]);
