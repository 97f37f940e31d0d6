import react from 'react';

type Internals = { recentlyCreatedOwnerStacks?: number };

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (react as unknown as Record<string, unknown>)[name] as Internals | undefined;

/**
 * React's development build takes a stack trace for each element, up to ten thousand a second, to show in its
 * warnings which component made it. That took an eighth of the time of component tests; here the limit counts as reached.
 */
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
