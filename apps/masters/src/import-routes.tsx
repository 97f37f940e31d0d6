import type { RouteObject } from '@haisha/platform';
import type { AllMessages } from './add-all-messages.ts';
import { type ImportMaster, importMasters, importsPath } from './imports/import-masters.ts';
import { withMessages } from './with-messages.ts';

/** `/vehicles/temp/…` and its like: the same pages for all masters, with their words in a file of their own. */
export const importRoutes: RouteObject[] = importMasters.flatMap((master) => [
  {
    path: importsPath(master),
    lazy: () =>
      withMessages(
        () => wordsOf(master),
        async () => {
          const { ImportsPage } = await import(/* webpackChunkName: "import" */ './imports/imports-page.tsx');
          return () => <ImportsPage master={master} />;
        },
      ),
  },
  {
    path: `${master.path}/temp/:id`,
    lazy: () =>
      withMessages(
        () => wordsOf(master),
        async () => {
          const { ImportPage } = await import(/* webpackChunkName: "import" */ './imports/import-page.tsx');
          return () => <ImportPage master={master} />;
        },
      ),
  },
]);

async function wordsOf({ words }: ImportMaster): Promise<AllMessages> {
  const [{ importMessages }, own] = await Promise.all([
    import(/* webpackChunkName: "import" */ './import-messages.ts'),
    words?.(),
  ]);
  return { ...importMessages, ...own };
}
