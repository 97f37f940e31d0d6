import { departments } from '../../../db/schema/masters/departments.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedDepartments } from './department-export.ts';
import { importedDepartments } from './department-import.ts';
import { departmentRoutes } from './department-routes.ts';

export const department: AreaPart = {
  routes: [departmentRoutes],
  exported: [anyExported(exportedDepartments)],
  imported: [anyImported(importedDepartments)],
  named: [departments],
};
