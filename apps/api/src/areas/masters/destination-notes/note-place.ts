import type { Permission } from '@haisha/rules/permission';
import type { NoteVisibility } from '@haisha/validation/destination-note-choices';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/database.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { recordArchived, recordNotFound, validationFailed } from '../../../http/errors.ts';
import type { Dependencies } from '../../../module.ts';
import { recordLabel } from '../../../services/records/audit/record-label.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { lockRow } from '../../../services/records/write/row-writes.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { type NoteReader, noteReader } from './note-reader.ts';
import { type DestinationInSight, findInSight } from './shared-destination-list.ts';

/** A write about a locked destination, with what its author may see. */
export type NoteWrite = Write & { destination: DestinationInSight; reader: NoteReader };

/** Locks the destination: one write at a time, so that comments get consecutive numbers. */
export async function noteWriteOf(
  request: FastifyRequest,
  { clock }: Pick<Dependencies, 'clock'>,
  permission: Extract<Permission, `destinationNote.${string}`>,
  tx: Transaction,
  destinationId: string,
): Promise<NoteWrite> {
  await lockRow(tx, destinations, destinationId, 'update');
  const sight = noteReader(request, 'destinationNote.read', clock);
  const destination = await findInSight(tx, destinationId, sight);
  if (!destination) throw recordNotFound();
  if (destination.archivedAt !== null) throw recordArchived();
  return {
    ...writeOf(request, permission, clock, tx),
    destination,
    reader: noteReader(request, permission, clock),
  };
}

/** Refuses a visibility that the author could not read. */
export function requireVisible({ reader }: NoteWrite, visibility: NoteVisibility): void {
  if (!reader.visibilities.includes(visibility)) throw validationFailed([{ path: 'visibility', code: 'choose' }]);
}

/** As the audit log calls what is said of a destination: `D0001 青空マート春日部店 / 裏口の段差`. */
export function noteLabel({ destination }: NoteWrite, title: string): string {
  const { code, name } = destination;
  return `${recordLabel({ code, name })} / ${title}`;
}
