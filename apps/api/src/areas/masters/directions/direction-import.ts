import {
  type Direction,
  type DirectionInput,
  directionInputSchema,
  directionWarnings,
} from '@haisha/validation/direction';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { importFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { fieldWarnings } from '../../../services/imports/judge/field-warnings.ts';
import { exportedDirections } from './direction-export.ts';
import { directionRepository, directionRow } from './direction-repository.ts';
import { readMunicipalities } from './read-municipalities.ts';

const { text, figure, reference, of } = importFieldsFor<DirectionInput>('direction');

export const importedDirections: ImportedEntity<Direction, DirectionInput> = {
  exported: exportedDirections,
  access: 'importDirections.create',
  repository: directionRepository,
  input: directionInputSchema,
  fields: [
    text('code'),
    text('name'),
    text('nameEn'),
    reference('departmentName', 'departmentId', departments),
    of('municipalityCodes', readMunicipalities),
    text('colour'),
    figure('standardDistanceKm', 'km'),
    figure('standardMinutes', '分'),
    text('sortOrder'),
    text('note'),
  ],
  warnings: fieldWarnings(directionWarnings),
  keys: codeKeys(directions, directions.code),
  ...plainWrites(directions, directionRow),
};
