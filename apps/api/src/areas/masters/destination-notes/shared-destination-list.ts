import type { Page } from '@haisha/validation/entity';
import type { SharedDestination, SharedDestinationListQuery } from '@haisha/validation/shared-destination';
import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { noteComments } from '../../../db/schema/masters/note-comments.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { archivedIs, matches, oneOfFilter, orderOf } from '../../../services/records/read/list-sql.ts';
import { pageOfRows } from '../../../services/records/read/page-of-rows.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { isInForce } from './is-in-force.ts';
import { isUnread } from './is-unread.ts';
import { isSeenBy, type NoteReader, seesAll } from './note-reader.ts';
import { countsOf, lastNotesOf } from './shared-destination-facts.ts';

type Entries = typeof destinationNotes | typeof noteComments;

/** Lists one page of destinations with the notes and comments that the reader sees. */
export async function listSharedDestinations(
  db: Database,
  query: SharedDestinationListQuery,
  reader: NoteReader,
): Promise<Page<SharedDestination>> {
  const { rows, last } = selectDestinations(db, reader);
  const where = and(
    isInSight(reader, last.at),
    archivedIs(destinations.archivedAt, query.archived),
    oneOfFilter(destinations.cargoOwnerId, query.cargoOwnerId),
    hasWords(db, reader, query.q),
    query.category.length + query.importance.length > 0
      ? hasNote(
          db,
          reader,
          and(
            oneOfFilter(destinationNotes.category, query.category),
            oneOfFilter(destinationNotes.importance, query.importance),
          ),
        )
      : undefined,
    query.unread === 'only'
      ? or(hasNote(db, reader, isUnread(db, reader, destinationNotes)), hasUnreadComment(db, reader))
      : undefined,
  );
  const orderBy = orderOf<['lastEntryAt', 'code', 'name']>(
    query.sort,
    { lastEntryAt: [{ emptyLast: sql`${last.at}` }], code: [], name: [inJapaneseOrder(destinations.kana)] },
    byCodePoint(destinations.code),
  );
  const counted = selectDestinations(db, reader).rows.where(where).as('counted');
  const page = await pageOfRows(
    query,
    (limit, offset) =>
      rows
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(counted),
  );
  return { ...page, items: await withFacts(db, page.items, reader) };
}

/** Finds a destination on which the reader sees anything; the office sees all. */
export async function findSharedDestination(
  db: Reader,
  id: string,
  reader: NoteReader,
): Promise<SharedDestination | null> {
  const found = await findInSight(db, id, reader);
  const [row = null] = await withFacts(db, found ? [found] : [], reader);
  return row;
}

/** The same without counts and last note. */
export async function findInSight(db: Reader, id: string, reader: NoteReader): Promise<DestinationInSight | null> {
  const { rows, last } = selectDestinations(db, reader);
  const [row] = await rows.where(and(eq(destinations.id, id), isInSight(reader, last.at)));
  return row ?? null;
}

function isInSight(reader: NoteReader, lastEntryAt: SQL | SQL.Aliased): SQL | undefined {
  return seesAll(reader) ? undefined : isNotNull(lastEntryAt);
}

function selectDestinations(db: Reader, reader: NoteReader) {
  const at = sql<string>`max(at)`.mapWith(destinationNotes.createdAt).as('at');
  const entries = unionAll(entriesOf(db, reader, destinationNotes), entriesOf(db, reader, noteComments)).as('entries');
  const last = db
    .select({ destinationId: entries.destinationId, at })
    .from(entries)
    .groupBy(entries.destinationId)
    .as('last_entries');
  const rows = db
    .select({
      id: destinations.id,
      code: destinations.code,
      name: destinations.name,
      nameEn: destinations.nameEn,
      kana: destinations.kana,
      ...referenceNames('cargoOwner', cargoOwners),
      address: sql<string>`concat(${destinations.prefecture}, ${destinations.city}, ${destinations.addressLine1},
        ' ' || ${destinations.addressLine2})`,
      phone: destinations.phone,
      latitude: destinations.latitude,
      longitude: destinations.longitude,
      entranceLatitude: destinations.entranceLatitude,
      entranceLongitude: destinations.entranceLongitude,
      archivedAt: destinations.archivedAt,
      lastEntryAt: sql<string | null>`${last.at}`.mapWith(destinationNotes.createdAt).as('last_entry_at'),
    })
    .from(destinations)
    .innerJoin(cargoOwners, eq(cargoOwners.id, destinations.cargoOwnerId))
    .leftJoin(last, eq(last.destinationId, destinations.id))
    .$dynamic();
  return { rows, last };
}

function entriesOf(db: Reader, reader: NoteReader, table: Entries) {
  return db
    .select({ destinationId: table.destinationId, at: sql<string>`${table.createdAt}`.as('at') })
    .from(table)
    .where(isThere(reader, table));
}

function isThere(reader: NoteReader, entries: Entries): SQL | undefined {
  return and(isNull(entries.archivedAt), isSeenBy(reader, entries));
}

/** Matches destinations by their own words, notes in force and comments that the reader sees. */
function hasWords(db: Reader, reader: NoteReader, q: string): SQL | undefined {
  const isNamed = matches(destinations.searchText, q);
  if (!isNamed) return undefined;
  const isNoted = and(isInForce(reader), matches(destinationNotes.searchText, q));
  const isSaid = and(isThere(reader, noteComments), matches(noteComments.searchText, q));
  // Unions the parts, each by its own index; an `or` over the tables would scan them.
  return inArray(
    destinations.id,
    union(
      db.select({ id: destinations.id }).from(destinations).where(isNamed),
      db.select({ id: destinationNotes.destinationId }).from(destinationNotes).where(isNoted),
      db.select({ id: noteComments.destinationId }).from(noteComments).where(isSaid),
    ),
  );
}

/** Whether the destination has such a note in force that the reader sees. */
function hasNote(db: Reader, reader: NoteReader, such: SQL | undefined): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(destinationNotes)
      .where(and(eq(destinationNotes.destinationId, destinations.id), isInForce(reader), such)),
  );
}

function hasUnreadComment(db: Reader, reader: NoteReader): SQL {
  const isOfIt = eq(noteComments.destinationId, destinations.id);
  return exists(
    db
      .select({ one: sql`1` })
      .from(noteComments)
      .where(and(isOfIt, isThere(reader, noteComments), isUnread(db, reader, noteComments))),
  );
}

export type DestinationInSight = Omit<SharedDestination, 'lastNote' | `${string}Count`>;

async function withFacts(db: Reader, rows: DestinationInSight[], reader: NoteReader): Promise<SharedDestination[]> {
  const ids = rows.map(({ id }) => id);
  const [counts, lastNotes] = [await countsOf(db, ids, reader), await lastNotesOf(db, ids, reader)];
  return rows.map((row) => ({ ...row, ...counts(row.id), lastNote: lastNotes.get(row.id) ?? null }));
}
