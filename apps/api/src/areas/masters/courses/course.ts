import { courses } from '../../../db/schema/masters/courses.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedCourses } from './course-export.ts';
import { courseFinder } from './course-finder.ts';
import { importedCourses } from './course-import.ts';
import { courseReferences } from './course-references.ts';
import { courseText } from './course-text.ts';

export const course: AreaPart = {
  routes: async () => [(await import('./course-routes.ts')).courseRoutes],
  exported: [anyExported(exportedCourses)],
  imported: [anyImported(importedCourses)],
  finders: [courseFinder],
  fieldTexts: [courseText],
  named: [courses],
  referring: [courseReferences],
};
