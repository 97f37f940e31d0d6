import type { Permission } from '@haisha/rules/permission';
import { type NoteVisibility, visibilitiesOf } from '@haisha/validation/destination-note-choices';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { type Clock, tokyoDay } from '../../../clock.ts';
import { permissionDenied } from '../../../http/errors.ts';

/** Who asks for notes and comments, and which of them are there for them. */
export type NoteReader = {
  userId: string;
  visibilities: readonly NoteVisibility[];
  /** Set for people who may change only their own entries. */
  ownOnly: boolean;
  deliveryCompanyId: string | null;
  today: string;
};

type Entries = { visibility: AnyPgColumn; createdBy: AnyPgColumn; archivedAt: AnyPgColumn };

export function noteReader(
  { actor }: Pick<FastifyRequest, 'actor'>,
  permission: Extract<Permission, `destinationNote.${string}`>,
  clock: Clock,
): NoteReader {
  const scope = actor.scopeOf(permission);
  if (scope === undefined) throw permissionDenied();
  const { userId, roles, deliveryCompanyId } = actor;
  const visibilities = visibilitiesOf(roles, scope);
  return { userId, visibilities, ownOnly: scope === 'own', deliveryCompanyId, today: tokyoDay(clock()) };
}

/** The reader for adding files: notes the user may change, otherwise their own. */
export function noteAuthor(request: Pick<FastifyRequest, 'actor'>, clock: Clock): NoteReader {
  if (request.actor.scopeOf('destinationNote.update')) return noteReader(request, 'destinationNote.update', clock);
  return { ...noteReader(request, 'destinationNote.create', clock), ownOnly: true };
}

/** Whether the reader belongs to the office, which sees every note and destination. */
export function seesAll({ visibilities }: NoteReader): boolean {
  return visibilities.includes('company');
}

/** Matches the notes or comments that the reader sees; archived ones for the office alone. */
export function isSeenBy(reader: NoteReader, { visibility, createdBy, archivedAt }: Entries): SQL | undefined {
  const isMeant = seesAll(reader) ? undefined : and(inArray(visibility, [...reader.visibilities]), isNull(archivedAt));
  return and(isMeant, reader.ownOnly ? eq(createdBy, reader.userId) : undefined);
}
