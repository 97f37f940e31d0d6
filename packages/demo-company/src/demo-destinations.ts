import { addDays } from '@haisha/rules/calendar';
import type { Position } from '@haisha/rules/distance';
import type { Destination, DestinationInput } from '@haisha/validation/destination';
import { weekdays } from '@haisha/validation/driver-choices';
import { demoCentres } from './demo-centres.ts';
import { demoId } from './demo-id.ts';
import { type DemoMunicipality, demoMunicipalities } from './demo-municipalities.ts';
import { demoPosition, demoWrongPin } from './demo-positions.ts';
import { demoRandom } from './demo-random.ts';
import { demoRomaji } from './demo-romaji.ts';

export type DemoDestination = DestinationInput & Pick<Destination, 'geoState'> & { id: string };

/** The four chains with their stores, 400 in all; each is served at hours of its own. */
const chains = [
  { owner: 'HN', name: 'ひなた屋', kana: 'ヒナタヤ', english: 'Hinataya', stores: 130, slots: [[270, 420]] },
  {
    owner: 'KM',
    name: 'こもれび市場',
    kana: 'コモレビイチバ',
    english: 'Komorebi Ichiba',
    stores: 110,
    slots: [[300, 480]],
  },
  {
    owner: 'MZ',
    name: 'みずほ野ストア',
    kana: 'ミズホノストア',
    english: 'Mizuhono',
    stores: 90,
    slots: [[1320, 1530]],
  },
  {
    owner: 'AO',
    name: 'あおば台キッチン',
    kana: 'アオバダイキッチン',
    english: 'Aobadai Kitchen',
    stores: 70,
    slots: [
      [240, 390],
      [840, 960],
    ],
  },
] as const;
type Chain = (typeof chains)[number];

/** What tells stores of a chain in one municipality apart. */
const quarters = [
  ['', '', ''],
  ['駅前', 'エキマエ', ' Station'],
  ['本町', 'ホンチョウ', ' Honcho'],
  ['北口', 'キタグチ', ' North Gate'],
  ['中央', 'チュウオウ', ' Central'],
  ['南', 'ミナミ', ' South'],
  ['東口', 'ヒガシグチ', ' East Gate'],
  ['西', 'ニシ', ' West'],
] as const;
const areaCodes: Record<string, string> = {
  茨城県: '028000',
  埼玉県: '048000',
  千葉県: '047000',
  東京都: '030000',
  神奈川県: '046000',
};
const storeCount = 400;
const leastStores = 2;

/** By place among the stores: 12 without a position, 6 found automatically, 3 pinned in a wrong municipality. */
const isWithoutPosition = (index: number) => index % 33 === 5 && index < 396;
const isAutomatic = (index: number) => index % 66 === 20 && index < 396;
/** Nobody has written all names twice. */
const isWithoutEnglish = (index: number) => index % 9 === 4;
const isWrongPin = (index: number) => [57, 190, 311].includes(index);

/** The 400 stores of the chains and the 12 centres and makers of the demo company, as on a day, YYYY-MM-DD. */
export function demoDestinations(today: string): DemoDestination[] {
  const random = demoRandom(20_261_121);
  const queue = chainsInTurn();
  const places = demoMunicipalities.flatMap((municipality, at) =>
    Array.from({ length: storesIn(at) }, (_, number) => ({ municipality, number })),
  );
  const numbers = new Map<string, number>();
  const named = new Map<string, number>();
  const stores = places.map(({ municipality, number }, index) => {
    const chain = queue[index] ?? chains[0];
    const place = `${chain.owner} ${municipality.city}`;
    const quarter = named.get(place) ?? 0;
    named.set(place, quarter + 1);
    numbers.set(chain.owner, (numbers.get(chain.owner) ?? 0) + 1);
    return store({ chain, municipality, number, quarter, index, code: numbers.get(chain.owner) ?? 0 }, random, today);
  });
  return [...stores, ...demoCentres.map((one, index) => centre(one, index, random))];
}

type Spot = {
  chain: Chain;
  municipality: DemoMunicipality;
  /** Among the stores of the municipality, of the chain there, and of all. */
  number: number;
  quarter: number;
  index: number;
  code: number;
};

function store(spot: Spot, random: () => number, today: string): DemoDestination {
  const { chain, municipality, quarter, index } = spot;
  const [suffix, suffixKana, suffixEn] = quarters[quarter % quarters.length] ?? quarters[0];
  const code = `${chain.owner}-${String(spot.code).padStart(4, '0')}`;
  const right = demoPosition(municipality, random);
  const position = isWrongPin(index) ? demoWrongPin(municipality, random) : isWithoutPosition(index) ? null : right;
  const closed = index % 29 === 3 ? (['wednesday'] as const) : index % 37 === 8 ? (['sunday'] as const) : [];
  const isLate = chain.owner === 'MZ';
  return {
    ...common(code, municipality, spot.number, position, index),
    storeCode: String(10_000 + spot.code * 7).slice(1),
    name: `${chain.name} ${municipality.place}${suffix}店`,
    kana: `${chain.kana} ${municipality.placeKana}${suffixKana}テン`,
    nameEn: isWithoutEnglish(index) ? null : `${chain.english} ${demoRomaji(municipality.placeKana)}${suffixEn}`,
    cargoOwnerId: demoId(`cargo owner ${chain.owner}`),
    kind: 'store',
    geoState: position === null ? 'none' : isAutomatic(index) ? 'automatic' : 'confirmed',
    slots: weekdays
      .filter((weekday) => !closed.some((day) => day === weekday))
      .flatMap((weekday) =>
        chain.slots.map(([from, to], place) => {
          const later = (index % 4) * 15;
          const kind: 'strict' | 'loose' = place === 0 && index % 3 !== 2 ? 'strict' : 'loose';
          return { weekday, fromMinutes: from + later, toMinutes: to + later, kind };
        }),
      ),
    closedWeekdays: [...closed],
    holidayRule: index % 11 === 4 ? 'ask' : index % 17 === 6 ? 'closed' : 'open',
    workMinutes: 10 + (index % 4) * 5,
    largestVehicleClass: index % 7 === 2 ? 'small' : index % 3 === 0 ? 'medium' : null,
    maxHeightCm: index % 9 === 1 ? 320 : null,
    maxLengthCm: index % 12 === 5 ? 700 : null,
    entrySide: (['rear', 'left', 'right', 'any'] as const)[index % 4] ?? null,
    roadRestriction: index % 19 === 7 ? '7時から9時は前面道路が通行止め。北側の道から入る。' : null,
    hasSlope: index % 23 === 9,
    needsTailLift: index % 6 === 1,
    takesRollCages: index % 5 !== 3,
    takesNightDrops: isLate && index % 2 === 0,
    parkingPlace: index % 8 === 4 ? '店舗裏の搬入口前' : null,
    receiptRule: isLate ? 'none' : index % 2 === 0 ? 'stamp' : 'signature',
    zones: index % 4 === 0 ? ['ambient', 'chilled', 'frozen'] : ['chilled', 'frozen'],
    emptiesToCollect: index % 5 !== 3 ? 'カゴ車' : '番重',
    validFrom: index % 41 === 10 ? addDays(today, 12) : null,
    validTo: index % 43 === 11 ? addDays(today, 40) : null,
    isTemporary: index === 77,
    note: index === 77 ? '改装中の仮店舗。改装が終わるまでの納品先。' : null,
  };
}

function centre(one: (typeof demoCentres)[number], index: number, random: () => number): DemoDestination {
  const municipality = demoMunicipalities.find(({ city }) => city === one.city);
  if (!municipality) throw new Error(`${one.city} is no municipality of the demo company`);
  const position = demoPosition(municipality, random);
  return {
    ...common(one.code, municipality, index, position, storeCount + index),
    storeCode: null,
    name: one.name,
    kana: one.kana,
    nameEn: one.nameEn,
    cargoOwnerId: demoId(`cargo owner ${one.owner}`),
    kind: one.kind,
    geoState: 'confirmed',
    entranceLatitude: Number((position.latitude + 0.0006).toFixed(6)),
    entranceLongitude: position.longitude,
    slots: [],
    closedWeekdays: [],
    holidayRule: 'open',
    workMinutes: 60,
    largestVehicleClass: 'trailer',
    maxHeightCm: null,
    maxLengthCm: null,
    entrySide: 'rear',
    roadRestriction: null,
    hasDock: true,
    hasSlope: false,
    needsTailLift: false,
    takesRollCages: true,
    takesNightDrops: false,
    parkingPlace: '守衛所で受付',
    receiptRule: 'signature',
    zones: ['ambient', 'chilled', 'frozen'],
    emptiesToCollect: null,
    validFrom: null,
    validTo: null,
    isTemporary: false,
    note: null,
  };
}

/** Where it is and how it is reached; numbers of houses begin with 0, which no house has. */
function common(
  code: string,
  { direction, prefecture, city, towns }: DemoMunicipality,
  number: number,
  position: Position | null,
  index: number,
) {
  const town = towns[number % towns.length];
  return {
    id: demoId(`destination ${code}`),
    code,
    postalCode: town?.postalCode ?? '',
    prefecture,
    city,
    addressLine1: `${town?.name}0-${1 + ((index * 7) % 29)}-${1 + ((index * 13) % 23)}`,
    addressLine2: null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    entranceLatitude: null as number | null,
    entranceLongitude: null as number | null,
    phone: `${areaCodes[prefecture]}${2_000 + index}`,
    contactName: index % 6 === 2 ? '店長' : null,
    hasDock: index % 15 === 6,
    directionId: demoId(`direction ${direction}`),
  };
}

/** Two stores for every municipality, and the others by the number of people, the largest remainders first. */
function storesIn(at: number): number {
  const people = demoMunicipalities.reduce((sum, { weight }) => sum + weight, 0);
  const further = storeCount - leastStores * demoMunicipalities.length;
  const shares = demoMunicipalities.map(({ weight }) => (weight / people) * further);
  const whole = shares.map(Math.floor);
  const left = further - whole.reduce((sum, count) => sum + count, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const isRaised = byRemainder.slice(0, left).some(({ index }) => index === at);
  return leastStores + (whole[at] ?? 0) + (isRaised ? 1 : 0);
}

/** The chains one after the other, each as often as it has stores. */
function chainsInTurn(): Chain[] {
  const left = new Map<Chain, number>(chains.map((chain) => [chain, chain.stores]));
  return Array.from({ length: storeCount }, () => {
    const next = chains.reduce((best, chain) => (share(chain) > share(best) ? chain : best));
    left.set(next, (left.get(next) ?? 0) - 1);
    return next;
  });

  function share(chain: Chain): number {
    return (left.get(chain) ?? 0) / chain.stores;
  }
}
