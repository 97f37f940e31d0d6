import { recordPages } from '@haisha/records/pages/record-pages';
import { coursePlace } from '@haisha/references/courses/course-place';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';
import { courseWords } from '../words/course-words.ts';

const title = { ja: 'コース', en: 'Course' };

/** Courses. */
export const coursePages: MasterPart = {
  ...recordPages(coursePlace, {
    title,
    menu: { label: { ja: 'コース', en: 'Courses' }, icon: 'route', group, order: 340 },
    words: courseWords,
    list: async () => (await import(/* webpackChunkName: "course-lists" */ './course-list-page.tsx')).CourseListPage,
    form: async () => (await import(/* webpackChunkName: "course-forms" */ './course-form.tsx')).courseForm,
  }),
  imports: {
    ...coursePlace,
    title,
    resource: '/courses',
    permission: 'importCourses.create',
    words: courseWords,
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
