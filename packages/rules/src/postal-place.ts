/** The part of an address that a postal code tells. */
export type PostalPlace = { prefecture: string; city: string };

/**
 * Returns whether an address lies in the place of its postal code. A city may be written without its ward, and a town
 * without its district (郡): さいたま市 for さいたま市岩槻区, 宮代町 for 南埼玉郡宮代町.
 */
export function liesAt(address: PostalPlace, place: PostalPlace): boolean {
  if (address.prefecture !== place.prefecture) return false;
  const [one, other] = [plain(address.city), plain(place.city)];
  return one !== '' && (one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one));
}

/** ヶ, ケ and が are one in the names of places. */
function plain(city: string): string {
  return city
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[ヶヵが]/g, 'ケ');
}
