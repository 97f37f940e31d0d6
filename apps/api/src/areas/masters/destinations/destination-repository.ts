import { searchText } from '@haisha/rules/search-text';
import type {
  Destination,
  DestinationInput,
  DestinationListQuery,
  destinationUpdateSchema,
} from '@haisha/validation/destination';
import { weekdays } from '@haisha/validation/driver-choices';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../../db/database.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy, requireLive } from '../../../services/records/write/row-writes.ts';
import { listDestinations, selectDestinations } from './destination-list.ts';

type DestinationUpdate = z.output<typeof destinationUpdateSchema>;

export const destinationRepository: EntityRepository<
  Destination,
  DestinationInput,
  DestinationUpdate,
  DestinationListQuery
> = {
  entity: 'destination',
  table: destinations,
  list: listDestinations,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectDestinations(db).where(and(eq(destinations.id, id), withinScope(scope, null)));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    await requireReferences(tx, input);
    const values = { ...destinationRow(input), geoState: geoStateOf(input), ...createdBy(actor) };
    const [row] = await tx.insert(destinations).values(values).returning({ id: destinations.id });
    if (!row) throw new Error('no destination was made');
    return row.id;
  },

  async update({ tx, actor }, row, { version: _, confirmPosition, ...input }) {
    await requireReferences(tx, input, row);
    const geoState = confirmPosition ? geoStateOf(input) : geoStateOf(input, row);
    await tx
      .update(destinations)
      .set({ ...destinationRow(input), geoState, ...changedBy(destinations, actor) })
      .where(eq(destinations.id, row.id));
  },

  async checkRestore(tx, row) {
    await requireReferences(tx, row);
  },
};

type References = Pick<DestinationInput, 'cargoOwnerId' | 'directionId'>;
type Positioned = Pick<DestinationInput, 'latitude' | 'longitude'>;

/** Checks new references only: an unchanged one may have been archived since. */
async function requireReferences(tx: Transaction, now: References, before?: References): Promise<void> {
  const { cargoOwnerId, directionId } = now;
  if (cargoOwnerId !== before?.cargoOwnerId) await requireLive(tx, cargoOwners, cargoOwnerId, 'cargoOwnerId');
  if (directionId && directionId !== before?.directionId) await requireLive(tx, directions, directionId, 'directionId');
}

/** Marks a position that a person entered as checked; an unchanged one keeps its state. */
export function geoStateOf(now: Positioned, before?: Pick<Destination, 'latitude' | 'longitude' | 'geoState'>) {
  if (now.latitude === null || now.longitude === null) return 'none';
  return now.latitude === before?.latitude && now.longitude === before.longitude ? before.geoState : 'confirmed';
}

export function destinationRow({ slots, ...input }: DestinationInput) {
  const { code, storeCode, name, kana, nameEn, prefecture, city, addressLine1, addressLine2, phone, note } = input;
  return {
    ...input,
    slots: slots.toSorted((a, b) => placeInWeek(a) - placeInWeek(b)),
    searchText: searchText(
      name,
      kana,
      nameEn,
      code,
      storeCode,
      prefecture,
      city,
      addressLine1,
      addressLine2,
      phone,
      note,
    ),
  };
}

function placeInWeek({ weekday, fromMinutes }: DestinationInput['slots'][number]): number {
  return weekdays.indexOf(weekday) * 10_000 + fromMinutes;
}
