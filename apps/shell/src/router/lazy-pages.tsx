import { SkeletonTable } from '@haisha/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadOwnPages } from '../load-own-pages.ts';

/** Pages of the shell that load with their texts when they are opened. */
export const lazyPages = {
  account: page('AccountPage'),
  auth: page('AuthPage'),
  jobs: page('JobsPage'),
  password: page('PasswordPage'),
  /** A part of the page of what is missing. */
  waysOn: page('WaysOn', null),
};

type PageName = 'AccountPage' | 'AuthPage' | 'JobsPage' | 'PasswordPage' | 'WaysOn';

function page(name: PageName, fallback: ReactNode = <SkeletonTable />): ReactNode {
  const Page = lazy(async () => ({ default: (await loadOwnPages())[name] }));
  return (
    <Suspense fallback={fallback}>
      <Page />
    </Suspense>
  );
}
