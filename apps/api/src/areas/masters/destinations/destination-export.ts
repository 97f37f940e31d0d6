import {
  type Destination,
  type DestinationListQuery,
  destinationListQuerySchema,
} from '@haisha/validation/destination';
import { isAmong } from '../../../db/is-among.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { listText } from '../../../services/exports/cells/list-text.ts';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { destinationIds, selectDestinations } from './destination-list.ts';
import { slotsText } from './slots-text.ts';

export const exportedDestinations: ExportedEntity<Destination, DestinationListQuery> = {
  path: '/destinations',
  name: 'destination',
  listQuery: destinationListQuerySchema,
  columns: destinationColumns,
  calls: [cargoOwners, directions],
  ids: destinationIds,
  ...selectedBy((db, ids) => selectDestinations(db).where(isAmong(destinations.id, ids))),
};

function destinationColumns(labels: Labels): ExportColumn<Destination>[] {
  const { text, reference, number, day, instant, choice, flag, from } = columnsFor<Destination>(labels);
  return [
    text('code'),
    text('storeCode'),
    text('name'),
    text('kana'),
    text('nameEn'),
    reference('cargoOwnerName'),
    choice('kind'),
    text('postalCode'),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    text('phone'),
    text('contactName'),
    number('latitude'),
    number('longitude'),
    choice('geoState'),
    number('entranceLatitude'),
    number('entranceLongitude'),
    from('slots', (slots) => slotsText(slots, labels)),
    from('closedWeekdays', (closedWeekdays) => listText('weekday', closedWeekdays, labels)),
    choice('holidayRule'),
    number('workMinutes'),
    choice('largestVehicleClass'),
    number('maxHeightCm'),
    number('maxLengthCm'),
    choice('entrySide'),
    text('roadRestriction'),
    flag('hasDock'),
    flag('hasSlope'),
    flag('needsTailLift'),
    flag('takesRollCages'),
    flag('takesNightDrops'),
    text('parkingPlace'),
    choice('receiptRule'),
    from('zones', (zones) => listText('zone', zones, labels)),
    text('emptiesToCollect'),
    reference('directionName'),
    from('courseCodes', (courseCodes) => severalText(courseCodes)),
    day('validFrom'),
    day('validTo'),
    flag('isTemporary'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}
