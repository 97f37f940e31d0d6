import { municipalityOf } from '@haisha/rules/municipality';
import { type Direction, type DirectionListQuery, directionListQuerySchema } from '@haisha/validation/direction';
import { isAmong } from '../../../db/is-among.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { directionIds, selectDirections } from './direction-list.ts';

export const exportedDirections: ExportedEntity<Direction, DirectionListQuery> = {
  path: '/directions',
  name: 'direction',
  listQuery: directionListQuerySchema,
  columns: directionColumns,
  calls: [departments],
  ids: directionIds,
  ...selectedBy((db, ids) => selectDirections(db).where(isAmong(directions.id, ids))),
};

function directionColumns(labels: Labels): ExportColumn<Direction>[] {
  const { text, reference, number, instant, from } = columnsFor<Direction>(labels);
  return [
    text('code'),
    text('name'),
    text('nameEn'),
    reference('departmentName'),
    from('municipalityCodes', (municipalityCodes) => severalText(municipalityCodes.map(municipalityText))),
    text('colour'),
    number('standardDistanceKm'),
    number('standardMinutes'),
    number('sortOrder'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}

/** `111104 埼玉県さいたま市岩槻区`: the code is what it is read back by. */
function municipalityText(code: string): string {
  const { prefecture = '', name = '' } = municipalityOf(code) ?? {};
  return `${code} ${prefecture}${name}`.trim();
}
