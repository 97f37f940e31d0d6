import './zod-config.ts';
import * as z from 'zod';
import { personSchema } from './entity.ts';

/** The accepted types of photos and documents; the content decides, not the name. */
export const fileMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/**
 * A photo or document of a record, sent as `multipart/form-data` with one part `file`. Images are stored upright, at
 * most 4096 pixels a side and without the camera's metadata; the content is at `/api/files/:id`.
 */
export const storedFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  widthPx: z.int().nullable(),
  heightPx: z.int().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: personSchema.nullable(),
});

export const storedFileListSchema = z.object({ items: z.array(storedFileSchema) });

export type FileMediaType = (typeof fileMediaTypes)[number];
export type StoredFile = z.output<typeof storedFileSchema>;
