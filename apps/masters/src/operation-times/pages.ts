import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';
import { operationTimePlace } from './operation-time-place.ts';

const kind = masterRecords.operationTime;
const words: Words = async () =>
  (await import(/* webpackChunkName: "further-words" */ './operation-time-messages.ts')).operationTimeMessages;

/** Operation times. */
export const operationTimePages: MasterPart = {
  ...recordPages(operationTimePlace, {
    kind,
    listTitle: { ja: kind.ja, en: kind.enPlural },
    menu: { icon: 'history', group, order: 385 },
    words,
    rows: { at: '/operation-times', sortedBy: 'code' },
    list: async () =>
      (await import(/* webpackChunkName: "further-lists" */ './operation-time-list-page.tsx')).operationTimeListPage,
    form: async () =>
      (await import(/* webpackChunkName: "operation-time-forms" */ './operation-time-form.tsx')).operationTimeForm,
    choosing: true,
  }),
  imports: {
    ...operationTimePlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words,
    references: {
      fields: ['departmentName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './operation-time-reference-cells.ts'))
          .operationTimeReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './operation-time-audit.ts')).operationTimeAudit,
};
