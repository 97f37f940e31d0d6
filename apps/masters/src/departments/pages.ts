import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { departmentPlace } from '@haisha/references/departments/department-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';

const kind = masterRecords.department;
const words: Words = async () =>
  (await import(/* webpackChunkName: "department-words" */ './department-messages.ts')).departmentMessages;

/** Departments. */
export const departmentPages: MasterPart = {
  ...recordPages(departmentPlace, {
    kind,
    words,
    menu: { icon: 'department', group, order: 330 },
    rows: { at: '/departments', sortedBy: 'sortOrder' },
    list: async () =>
      (await import(/* webpackChunkName: "department-lists" */ './department-list-page.tsx')).departmentListPage,
    form: async () => (await import(/* webpackChunkName: "department-forms" */ './department-form.tsx')).departmentForm,
  }),
  imports: {
    ...departmentPlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words,
    references: {
      fields: ['parentName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './department-reference-cells.ts'))
          .departmentReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './department-audit.ts')).departmentAudit,
};
