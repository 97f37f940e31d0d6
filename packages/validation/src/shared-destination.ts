import * as z from 'zod';
import { noteCategories, noteImportances, sharedDestinationSortColumns } from './destination-note-choices.ts';
import { listQuery, repeatable } from './entity.ts';

/** Destinations by what was last said of them; drivers and partners ask for those of which they see anything. */
export const sharedDestinationListQuerySchema = listQuery(sharedDestinationSortColumns, {
  cargoOwnerId: repeatable(z.uuid()),
  category: repeatable(z.enum(noteCategories)),
  importance: repeatable(z.enum(noteImportances)),
  unread: z.enum(['only']).optional(),
});

/** A destination with what is in force of its notes, as whoever asks sees them. */
export const sharedDestinationSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  kana: z.string(),
  cargoOwnerName: z.string(),
  cargoOwnerNameEn: z.string().nullable(),
  address: z.string(),
  archivedAt: z.iso.datetime().nullable(),
  noteCount: z.int(),
  urgentCount: z.int(),
  commentCount: z.int(),
  /** Notes and comments. */
  unreadCount: z.int(),
  /** When a note or a comment was last written; null where there is none. */
  lastEntryAt: z.iso.datetime().nullable(),
  lastNote: z
    .object({
      title: z.string(),
      category: z.enum(noteCategories),
      importance: z.enum(noteImportances),
      at: z.iso.datetime(),
      /** Null for people of another delivery company. */
      by: z.string().nullable(),
    })
    .nullable(),
});

export type SharedDestination = z.output<typeof sharedDestinationSchema>;
export type SharedDestinationListQuery = z.output<typeof sharedDestinationListQuerySchema>;
