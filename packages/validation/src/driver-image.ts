import * as z from 'zod';
import { idParamsSchema } from './entity.ts';
import { storedFileSchema } from './file.ts';

export const licenceSides = ['front', 'back'] as const;

/** A side of the licence of a driver. */
export const licenceImageParamsSchema = z.object({ ...idParamsSchema.shape, side: z.enum(licenceSides) });

/** Which sides of a licence there are pictures of; what they show is answered one by one, and written down. */
export const licenceImageListSchema = z.object({
  items: z.array(z.object({ ...storedFileSchema.shape, side: z.enum(licenceSides) })),
});

export type LicenceSide = (typeof licenceSides)[number];
export type LicenceImage = z.output<typeof licenceImageListSchema>['items'][number];
