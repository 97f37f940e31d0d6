import type { RouteObject } from '@haisha/platform';
import type { AllMessages } from '@haisha/records/words/add-all-messages';
import { withMessages } from '@haisha/records/words/with-messages';
import { type ImportMaster, importsPath } from './import-master.ts';
import type { ReferenceCells } from './reference-cells.tsx';

/** The routes of `/vehicles/temp/…` and its like: the same pages for all masters, with their words in a file of their own. */
export function importRoutes<Name extends string>(
  masters: readonly ImportMaster[],
  cells: ReferenceCells<Name>,
): RouteObject[] {
  return masters.flatMap((master) => [
    {
      path: importsPath(master),
      lazy: () =>
        withMessages(
          () => wordsOf(master),
          async () => {
            const { ImportsPage } = await import(/* webpackChunkName: "import" */ './imports-page.tsx');
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
            const [{ ImportPage }, { referenceCellsFrame }] = await Promise.all([
              import(/* webpackChunkName: "import" */ './import-page.tsx'),
              import(/* webpackChunkName: "import" */ './reference-cells.tsx'),
            ]);
            const Frame = referenceCellsFrame(cells);
            return () => (
              <Frame>
                <ImportPage master={master} />
              </Frame>
            );
          },
        ),
    },
  ]);
}

async function wordsOf({ words }: ImportMaster): Promise<AllMessages> {
  const [{ importMessages }, own] = await Promise.all([
    import(/* webpackChunkName: "import" */ './import-messages.ts'),
    words?.(),
  ]);
  return { ...importMessages, ...own };
}
