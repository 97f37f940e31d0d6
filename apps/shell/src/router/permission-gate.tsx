import { useCan } from '@haisha/platform';
import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorPage } from '../errors/error-page.tsx';
import { addSystemTexts } from '../pages/add-system-texts.ts';

async function withTexts(page: ComponentType): Promise<{ default: ComponentType }> {
  await addSystemTexts();
  return { default: page };
}

const pages = {
  debug: lazy(async () =>
    withTexts((await import(/* webpackChunkName: "system" */ '../pages/debug-page.tsx')).DebugPage),
  ),
  test: lazy(async () => withTexts((await import(/* webpackChunkName: "system" */ '../pages/test-page.tsx')).TestPage)),
};

export type PermissionGateProps = { permission: string; page: keyof typeof pages };

/** Shows a service page of the shell to users with the permission. */
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
