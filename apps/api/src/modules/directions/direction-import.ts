import { type Direction, type DirectionInput, directionInputSchema } from '@haisha/validation/direction';
import { insertEntities, updateEntities } from '../../crud/write-many.ts';
import { isAmong } from '../../db/is-among.ts';
import { departments } from '../../db/schema/departments.ts';
import { directions } from '../../db/schema/directions.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { exportedDirections } from './direction-export.ts';
import { directionRepository, directionRow } from './direction-repository.ts';
import { readMunicipalities } from './read-municipalities.ts';

const { text, reference, of } = importFieldsFor<DirectionInput>('direction');

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
    text('standardDistanceKm'),
    text('standardMinutes'),
    text('sortOrder'),
    text('note'),
  ],
  keys: [columnKey('code', directions, directions.code)],

  async insert({ tx, actor }, inputs) {
    return await insertEntities(tx, directions, actor, inputs.map(directionRow));
  },

  async update({ tx, actor }, changes) {
    const rows = changes.map(({ row: { id }, input }) => ({ ...directionRow(input), id }));
    await updateEntities(tx, directions, actor, rows);
  },

  async remove({ tx }, ids) {
    await tx.delete(directions).where(isAmong(directions.id, ids));
  },
};
