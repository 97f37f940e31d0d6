import * as z from 'zod';
import { noteCategories, noteImportances, sharedDestinationSortColumns } from './destination-note-choices.ts';
import { listQuery, repeatable } from './entity.ts';

/** Destinations by their latest note or comment; drivers and partners ask for those with something they may read. */
export const sharedDestinationListQuerySchema = listQuery(sharedDestinationSortColumns, {
  cargoOwnerId: repeatable(z.uuid()),
  category: repeatable(z.enum(noteCategories)),
  importance: repeatable(z.enum(noteImportances)),
  unread: z.enum(['only']).optional(),
});

/** A destination with its valid notes, limited to what the user may read. */
export const sharedDestinationSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  kana: z.string(),
  cargoOwnerName: z.string(),
  cargoOwnerNameEn: z.string().nullable(),
  address: z.string(),
  phone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  entranceLatitude: z.number().nullable(),
  entranceLongitude: z.number().nullable(),
  archivedAt: z.iso.datetime().nullable(),
  noteCount: z.int(),
  urgentCount: z.int(),
  commentCount: z.int(),
  /** Notes and comments. */
  unreadCount: z.int(),
  /** When the latest note or comment was written; null when there is none. */
  lastEntryAt: z.iso.datetime().nullable(),
  lastNote: z
    .object({
      title: z.string(),
      category: z.enum(noteCategories),
      importance: z.enum(noteImportances),
      at: z.iso.datetime(),
      /** Null for users of another delivery company. */
      by: z.string().nullable(),
    })
    .nullable(),
});

export type SharedDestination = z.output<typeof sharedDestinationSchema>;
export type SharedDestinationListQuery = z.output<typeof sharedDestinationListQuerySchema>;
