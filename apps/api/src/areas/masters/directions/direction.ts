import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedDirections } from './direction-export.ts';
import { directionFinder } from './direction-finder.ts';
import { importedDirections } from './direction-import.ts';

export const direction: AreaPart = {
  routes: async () => [(await import('./direction-routes.ts')).directionRoutes],
  exported: [anyExported(exportedDirections)],
  imported: [anyImported(importedDirections)],
  finders: [directionFinder],
  named: [directions],
  referring: [
    {
      entity: 'direction',
      table: directions,
      name: directions.name,
      nameEn: directions.nameEn,
      department: directions.departmentId,
      to: [[departments, directions.departmentId]],
    },
  ],
};
