import { courses } from '../../src/db/schema/masters/courses.ts';
import { courseBody, createCourse } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'course',
  resource: 'courses',
  table: courses,
  needs: ['department', 'vehicleType'],
  create: (admin, { department, vehicleType }) =>
    createCourse(admin, { departmentId: department.id, vehicleTypeId: vehicleType.id }),
  body: ({ department, vehicleType }) => courseBody({ departmentId: department.id, vehicleTypeId: vehicleType.id }),
  change: () => ({ field: 'runsOnHolidays', value: true }),
};
