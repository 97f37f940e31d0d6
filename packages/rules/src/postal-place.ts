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

const prefecture =
  /^(?:北海道|東京都|京都府|大阪府|(?:青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重|滋賀|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄)県)/;

/** Returns whether the line of an address that follows its city begins with a prefecture or with that city once more. */
export function repeatsPlace(line: string, city: string): boolean {
  const [text, name] = [plain(line), plain(city)];
  return prefecture.test(text) || (name !== '' && text.startsWith(name));
}

/** ヶ, ケ and が are one in the names of places. */
function plain(city: string): string {
  return city
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[ヶヵが]/g, 'ケ');
}
