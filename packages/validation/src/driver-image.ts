import * as z from 'zod';
import { idParamsSchema } from './entity.ts';
import { storedFileSchema } from './file.ts';

export const licenceSides = ['front', 'back'] as const;

/** One side of a driver's licence. */
export const licenceImageParamsSchema = z.object({ ...idParamsSchema.shape, side: z.enum(licenceSides) });

/** Which sides of a licence have pictures; each picture is read one by one, and every view is logged. */
export const licenceImageListSchema = z.object({
  items: z.array(z.object({ ...storedFileSchema.shape, side: z.enum(licenceSides) })),
});

export type LicenceSide = (typeof licenceSides)[number];
export type LicenceImage = z.output<typeof licenceImageListSchema>['items'][number];
