import { z } from 'zod';

export const manifestName = 'manifest.json';
/** The sum of the manifest itself, so that no byte of the archive can change unseen. */
export const manifestSumName = 'manifest.sha256';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const part = z.strictObject({ path: z.string(), sha256 });

/** What an archive says of itself; it is written last and read first. */
export const manifestSchema = z.strictObject({
  product: z.literal('haisha'),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations the database had, oldest first. */
  migrations: z.array(z.strictObject({ at: z.number(), hash: sha256 })),
  /** In the order in which they can be filled. */
  tables: z.array(
    z.strictObject({ ...part.shape, name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) }),
  ),
  /** Content that lies outside the database. */
  files: z.array(z.strictObject({ ...part.shape, id: z.uuid() })),
});

export type Manifest = z.output<typeof manifestSchema>;
