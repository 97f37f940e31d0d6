import { type Direction, type DirectionInput, directionInputSchema } from '@haisha/validation/direction';
import { departments } from '../../db/schema/departments.ts';
import { directions } from '../../db/schema/directions.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { plainWrites } from '../../imports/plain-writes.ts';
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
  keys: [columnKey('code', directions, directions.code)],
  ...plainWrites(directions, directionRow),
};
