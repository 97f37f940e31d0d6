import { departments } from '../../../db/schema/masters/departments.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedDepartments } from './department-export.ts';
import { departmentFinder } from './department-finder.ts';
import { importedDepartments } from './department-import.ts';

export const department: AreaPart = {
  routes: async () => [(await import('./department-routes.ts')).departmentRoutes],
  exported: [anyExported(exportedDepartments)],
  imported: [anyImported(importedDepartments)],
  finders: [departmentFinder],
  named: [departments],
  referring: [
    {
      entity: 'department',
      table: departments,
      name: departments.name,
      nameEn: departments.nameEn,
      department: departments.id,
      to: [[departments, departments.parentId]],
    },
  ],
};
