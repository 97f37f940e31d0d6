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
  /** Reaches only what they wrote themselves. */
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

/** Who adds to notes: to those that they may change, and otherwise to their own. */
export function noteAuthor(request: Pick<FastifyRequest, 'actor'>, clock: Clock): NoteReader {
  if (request.actor.scopeOf('destinationNote.update')) return noteReader(request, 'destinationNote.update', clock);
  return { ...noteReader(request, 'destinationNote.create', clock), ownOnly: true };
}

/** The office: it sees every note, and destinations of which nothing is written yet. */
export function seesAll({ visibilities }: NoteReader): boolean {
  return visibilities.includes('company');
}

/** The notes or comments that are there for somebody; archived ones are the office's. */
export function isSeenBy(reader: NoteReader, { visibility, createdBy, archivedAt }: Entries): SQL | undefined {
  const isMeant = seesAll(reader) ? undefined : and(inArray(visibility, [...reader.visibilities]), isNull(archivedAt));
  return and(isMeant, reader.ownOnly ? eq(createdBy, reader.userId) : undefined);
}
