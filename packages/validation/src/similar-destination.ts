import * as z from 'zod';
import { positionFields } from './address.ts';
import { similarityReasons } from './destination-choices.ts';
import { optional, text } from './field.ts';
import { phone } from './japanese-field.ts';

/** Two rows within this distance and with similar names are probably one place. */
export const nearMetres = 50;

/** The fields of a destination typed so far; `except` is its own id. */
export const similarDestinationsQuerySchema = z.strictObject({
  name: optional(text({ max: 60 })),
  phone: optional(phone()),
  latitude: positionFields.latitude,
  longitude: positionFields.longitude,
  except: z.uuid().optional(),
});

/** Destinations that may be the same place, the most likely first. */
export const similarDestinationsSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      code: z.string(),
      name: z.string(),
      nameEn: z.string().nullable(),
      cargoOwnerName: z.string(),
      cargoOwnerNameEn: z.string().nullable(),
      reason: z.enum(similarityReasons),
      /** Null unless both have a position. */
      metres: z.int().nullable(),
    }),
  ),
});

export type SimilarDestination = z.output<typeof similarDestinationsSchema>['items'][number];
export type SimilarDestinationsQuery = z.output<typeof similarDestinationsQuerySchema>;
