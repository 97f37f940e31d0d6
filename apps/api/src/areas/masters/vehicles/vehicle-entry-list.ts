import { searchText } from '@haisha/rules/search-text';
import type { Page } from '@haisha/validation/entity';
import type {
  VehicleEntry,
  VehicleEntryInput,
  VehicleEntryListQuery,
  vehicleEntrySortColumns,
} from '@haisha/validation/vehicle-history';
import { vehicleEntryKinds } from '@haisha/validation/vehicle-history-choices';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { vehicleEntries } from '../../../db/schema/masters/vehicle-entries.ts';
import { files } from '../../../db/schema/services/files.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import {
  archivedIs,
  type ListSql,
  listed,
  matches,
  oneOfFilter,
  orderOf,
} from '../../../services/records/read/list-sql.ts';
import { pageOfRows } from '../../../services/records/read/page-of-rows.ts';

const { searchText: _, ...ownColumns } = getTableColumns(vehicleEntries);
const fileCount = sql<number>`(select count(*)::int from ${files} where ${files.entity} = 'vehicleHistory'
  and ${files.entityId} = ${vehicleEntries.id} and ${files.archivedAt} is null)`;

/** Selects entries as the server answers them; the caller has checked the scope of their vehicle. */
export function selectVehicleEntries(db: Reader) {
  return db
    .select({ ...ownColumns, fileCount, ...entityPeople })
    .from(vehicleEntries)
    .leftJoin(creator, eq(creator.id, vehicleEntries.createdBy))
    .leftJoin(editor, eq(editor.id, vehicleEntries.updatedBy))
    .$dynamic();
}

function vehicleEntryListSql(vehicleId: string, query: VehicleEntryListQuery): ListSql {
  return {
    where: and(
      eq(vehicleEntries.vehicleId, vehicleId),
      archivedIs(vehicleEntries.archivedAt, query.archived),
      oneOfFilter(vehicleEntries.kind, query.kind),
      matches(vehicleEntries.searchText, query.q),
    ),
    orderBy: orderOf<typeof vehicleEntrySortColumns>(
      query.sort,
      {
        entryDate: [vehicleEntries.entryDate, vehicleEntries.createdAt],
        kind: [listed(vehicleEntries.kind, vehicleEntryKinds), vehicleEntries.entryDate],
        odometerKm: [vehicleEntries.odometerKm],
        amountYen: [vehicleEntries.amountYen],
        updatedAt: [vehicleEntries.updatedAt],
      },
      vehicleEntries.id,
    ),
  };
}

export function listVehicleEntries(
  db: Database,
  vehicleId: string,
  query: VehicleEntryListQuery,
): Promise<Page<VehicleEntry>> {
  const { where, orderBy } = vehicleEntryListSql(vehicleId, query);
  return pageOfRows(
    query,
    (limit, offset) =>
      selectVehicleEntries(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(vehicleEntries, where),
  );
}

export function entrySearchText({ vendor, note }: Partial<Pick<VehicleEntryInput, 'vendor' | 'note'>>): string {
  return searchText(vendor, note);
}
