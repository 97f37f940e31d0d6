import type { Words } from '@haisha/records/words/words';
import type { MasterPart } from '../../master-part.ts';
import { administrationGroup as group } from '../../menu-groups.ts';
import { auditPath } from '../administration-paths.ts';

const page = { path: auditPath, permission: 'audit.read' };
const title = { ja: '操作履歴', en: 'Audit log' };

/** The audit log, which speaks of every record of these parts in the words of its own pages. */
export function auditPages(parts: readonly MasterPart[]): MasterPart {
  return {
    pages: [
      {
        ...page,
        title,
        words: () => wordsOf(parts),
        load: async () => {
          const [{ auditPageOf }, ...readings] = await Promise.all([
            import(/* webpackChunkName: "audit" */ './audit-page.tsx'),
            ...parts.map(({ audit }) => audit?.()),
          ]);
          return auditPageOf(Object.assign({}, ...readings));
        },
      },
    ],
    navigation: [{ ...page, label: title, icon: 'list', group, order: 930, reading: 'そうさりれき' }],
    permissions: [],
    messages: ['audit', 'savedView'],
  };
}

async function wordsOf(parts: readonly MasterPart[]): ReturnType<Words> {
  const loaders = new Set(parts.flatMap(({ pages }) => pages.flatMap(({ words }) => words ?? [])));
  return Object.assign({}, ...(await Promise.all([...loaders].map((words) => words()))));
}
