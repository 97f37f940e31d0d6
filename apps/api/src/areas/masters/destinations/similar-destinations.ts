import { boxAround, distanceMetres, type Position } from '@haisha/rules/distance';
import { searchText } from '@haisha/rules/search-text';
import {
  nearMetres,
  type SimilarDestination,
  type SimilarDestinationsQuery,
} from '@haisha/validation/similar-destination';
import { and, between, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const most = 5;

/** Finds destinations with the same telephone number, then neighbours with a similar name. */
export async function findSimilarDestinations(
  db: Reader,
  { phone, name, latitude, longitude, except }: SimilarDestinationsQuery,
  scope: RowScope,
): Promise<SimilarDestination[]> {
  const here = positionOf({ latitude, longitude });
  const samePhone = phone === null ? undefined : eq(destinations.phone, phone);
  const nextDoor = here && name !== null ? isNextDoor(here, name) : undefined;
  if (!samePhone && !nextDoor) return [];
  const { id, code, latitude: north, longitude: east } = destinations;
  const rows = await db
    .select({
      id,
      code,
      name: destinations.name,
      nameEn: destinations.nameEn,
      ...referenceNames('cargoOwner', cargoOwners),
      phone: destinations.phone,
      latitude: north,
      longitude: east,
    })
    .from(destinations)
    .innerJoin(cargoOwners, eq(cargoOwners.id, destinations.cargoOwnerId))
    .where(
      and(
        or(samePhone, nextDoor),
        isNull(destinations.archivedAt),
        except ? ne(id, except) : undefined,
        withinScope(scope, null),
      ),
    )
    .orderBy(sql`${destinations.phone} is not distinct from ${phone} desc`, code)
    .limit(most);
  return rows.map(({ phone: its, latitude, longitude, ...row }) => {
    const there = positionOf({ latitude, longitude });
    const metres = here && there ? Math.round(distanceMetres(here, there)) : null;
    return { ...row, reason: samePhone && its === phone ? 'phone' : 'near', metres };
  });
}

/** Matches similar names (by the trigram index) in the box around a place. */
function isNextDoor(here: Position, name: string): SQL | undefined {
  const { south, north, west, east } = boxAround(here, nearMetres);
  return and(
    sql`${searchText(name)} <% ${destinations.searchText}`,
    between(destinations.latitude, south, north),
    between(destinations.longitude, west, east),
  );
}

function positionOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
