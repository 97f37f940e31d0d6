import type { MasterPart } from '../../master-part.ts';
import { administrationGroup as group } from '../../menu-groups.ts';
import { retentionPath } from '../administration-paths.ts';
import { administrationWords } from '../administration-words.ts';

const page = { path: retentionPath, permission: 'setting.read' };
const title = { ja: '保存期間', en: 'Retention' };

/** How long what is kept. */
export const retentionPages: MasterPart = {
  pages: [
    {
      ...page,
      title,
      words: administrationWords,
      load: async () =>
        (await import(/* webpackChunkName: "administration-lists" */ './retention-page.tsx')).RetentionPage,
    },
  ],
  navigation: [{ ...page, label: title, icon: 'archive', group, order: 940, reading: 'ほぞんきかん' }],
  permissions: ['setting.update'],
  messages: ['retention'],
  audit: async () => (await import(/* webpackChunkName: "audit" */ './retention-audit.ts')).retentionAudit,
};
