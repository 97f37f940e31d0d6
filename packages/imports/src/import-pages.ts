import type { AreaPage, AreaPart } from '@haisha/records/pages/area-part';
import type { AllMessages } from '@haisha/records/words/add-all-messages';
import { type ImportMaster, importsPath } from './import-master.ts';

/** States the pages of the imports of each master that takes files: the same pages for all, with words of their own. */
export function importPages(masters: readonly ImportMaster[]): AreaPart {
  return {
    pages: masters.flatMap(pagesOf),
    navigation: [],
    permissions: [],
    messages: ['import'],
  };
}

function pagesOf(master: ImportMaster): AreaPage[] {
  const { path, title, permission } = master;
  const page = {
    title: { ja: `${title.ja} 仮登録`, en: `${title.en} staging` },
    permission,
    words: () => wordsOf(master),
  };
  return [
    {
      path: importsPath(master),
      ...page,
      load: async () => (await import(/* webpackChunkName: "import" */ './imports-page.tsx')).importsPageOf(master),
    },
    {
      path: `${path}/temp/:id`,
      ...page,
      load: async () => (await import(/* webpackChunkName: "import" */ './import-page.tsx')).importPageOf(master),
    },
  ];
}

async function wordsOf({ words }: ImportMaster): Promise<AllMessages> {
  const [{ importMessages }, own] = await Promise.all([
    import(/* webpackChunkName: "import" */ './import-messages.ts'),
    words?.(),
  ]);
  return { ...importMessages, ...own };
}
