import { municipalities, prefectures } from './municipality.ts';

export type AddressParts = { prefecture: string; city: string; line: string };

type City = { prefecture: string; name: string; plain: string };

/** The longest names first: 大町市 is not 大町. */
const cities: readonly City[] = municipalities
  .map(({ prefecture, name }) => ({ prefecture, name, plain: normalizeKe(name) }))
  .toSorted((one, other) => other.plain.length - one.plain.length);

const citiesOf = Map.groupBy(cities, ({ prefecture }) => prefecture);
/** The 郡 of a town or village stands before it and belongs to its name in an address. */
const county = /^\p{Script=Han}{1,4}郡/u;

/**
 * Splits an address into prefecture, city, ward, town or village (全国地方公共団体コード), and the rest. Without a prefecture the
 * city decides, when only one has that name. Returns null when the text begins with neither.
 */
export function splitAddress(text: string): AddressParts | null {
  const whole = text.replace(/^\s*〒?\s*[0-9０-９]{3}[-－‐ー−]?[0-9０-９]{4}\s+/u, '').trim();
  const prefecture = prefectures.find((name) => whole.startsWith(name));
  const rest = whole.slice(prefecture?.length ?? 0).trimStart();
  const found = cityAt(rest, prefecture);
  if (!found) return null;
  return { prefecture: found.prefecture, city: found.city, line: rest.slice(found.length).trim() };
}

function cityAt(rest: string, prefecture: string | undefined) {
  const among = prefecture === undefined ? cities : (citiesOf.get(prefecture) ?? []);
  const plain = normalizeKe(rest);
  const within = county.exec(rest)?.[0] ?? '';
  for (const { length, at } of [
    { length: 0, at: plain },
    { length: within.length, at: plain.slice(within.length) },
  ]) {
    const [first, second] = among.filter((city) => at.startsWith(city.plain));
    // Another prefecture has a city of the same name.
    if (first && second?.plain === first.plain && second.prefecture !== first.prefecture) return undefined;
    if (first) {
      const city = rest.slice(0, length) + first.name;
      return { prefecture: first.prefecture, city, length: length + first.plain.length };
    }
  }
  return undefined;
}

/** Both 鎌ケ谷市 and 鎌ヶ谷市 are in use; the length stays the same. */
function normalizeKe(text: string): string {
  return text.replaceAll(/[ヶケ]/g, 'ケ').replaceAll('龍', '竜');
}
