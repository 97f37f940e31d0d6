import { useCan } from '@haisha/platform';
import { lazy, Suspense } from 'react';
import { ErrorPage } from '../errors/error-page.tsx';

const pages = {
  debug: lazy(() => import('../pages/debug-page.tsx').then((module) => ({ default: module.DebugPage }))),
  test: lazy(() => import('../pages/test-page.tsx').then((module) => ({ default: module.TestPage }))),
};

export type PermissionGateProps = { permission: string; page: keyof typeof pages };

/** A service page of the shell, for those who may see it. */
export function PermissionGate({ permission, page }: PermissionGateProps) {
  const may = useCan()(permission);
  const Page = pages[page];
  if (!may) return <ErrorPage status={403} message={permission} />;
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
