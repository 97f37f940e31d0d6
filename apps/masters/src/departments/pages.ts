import { recordPages } from '@haisha/records/pages/record-pages';
import { departmentPlace } from '@haisha/references/departments/department-place';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';

const title = { ja: '部署', en: 'Department' };

/** Departments; their words come with the entry. */
export const departmentPages: MasterPart = {
  ...recordPages(departmentPlace, {
    title,
    menu: { label: { ja: '部署', en: 'Departments' }, icon: 'department', group, order: 330 },
    list: async () => (await import(/* webpackChunkName: "lists" */ './department-list-page.tsx')).DepartmentListPage,
    form: async () => (await import(/* webpackChunkName: "department-forms" */ './department-form.tsx')).departmentForm,
  }),
  imports: {
    ...departmentPlace,
    title,
    resource: '/departments',
    permission: 'importDepartments.create',
    references: {
      fields: ['parentName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './department-reference-cells.ts'))
          .departmentReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './department-audit.ts')).departmentAudit,
};
