import { eq } from 'drizzle-orm';
import { courses } from '../../../db/schema/masters/courses.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { operationTimeCourses } from '../../../db/schema/masters/operation-time-courses.ts';
import { operationTimes } from '../../../db/schema/masters/operation-times.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { exportedOperationTimes } from './operation-time-export.ts';
import { operationTimeFinder } from './operation-time-finder.ts';
import { importedOperationTimes } from './operation-time-import.ts';

export const operationTime: AreaPart = {
  routes: async () => [(await import('./operation-time-routes.ts')).operationTimeRoutes],
  exported: [anyExported(exportedOperationTimes)],
  imported: [anyImported(importedOperationTimes)],
  finders: [operationTimeFinder],
  referring: [
    {
      entity: 'operationTime',
      table: operationTimes,
      name: operationTimes.name,
      nameEn: operationTimes.nameEn,
      department: operationTimes.departmentId,
      to: [
        [departments, operationTimes.departmentId],
        [courses, withCourse],
      ],
    },
  ],
};

function withCourse(db: Reader, id: string) {
  const { operationTimeId, courseId } = operationTimeCourses;
  return db.select({ operationTimeId }).from(operationTimeCourses).where(eq(courseId, id));
}
