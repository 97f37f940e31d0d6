import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { coursePlace } from '@haisha/references/courses/course-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group, officeScopes as scopes } from '../menu-groups.ts';

const kind = masterRecords.course;
const words: Words = async () =>
  (await import(/* webpackChunkName: "course-words" */ './course-messages.ts')).courseMessages;

/** Courses. */
export const coursePages: MasterPart = {
  ...recordPages(coursePlace, {
    kind,
    menu: { icon: 'route', group, order: 340, scopes },
    words,
    rows: { at: '/courses', sortedBy: 'code' },
    list: async () => (await import(/* webpackChunkName: "course-lists" */ './course-list-page.tsx')).courseListPage,
    form: async () => (await import(/* webpackChunkName: "course-forms" */ './course-form.tsx')).courseForm,
  }),
  imports: {
    ...coursePlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words,
    references: {
      fields: [
        'departmentName',
        'directionName',
        'cargoOwnerName',
        'vehicleTypeName',
        'defaultVehicleName',
        'defaultDriverName',
        'defaultDeliveryCompanyName',
      ],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './course-reference-cells.ts')).courseReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './course-audit.ts')).courseAudit,
};
