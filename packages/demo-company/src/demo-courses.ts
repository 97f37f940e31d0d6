import { parseNightTime } from '@haisha/rules/night-time';
import type { CourseInput } from '@haisha/validation/course';
import { weekdays } from '@haisha/validation/driver-choices';
import type { TemperatureZone } from '@haisha/validation/vehicle-body';
import type { DemoDestination } from './demo-destinations.ts';
import { demoId } from './demo-id.ts';
import type { DemoVehicle } from './demo-vehicles.ts';

export type DemoCourse = CourseInput & { id: string };

/** Code, direction or places on the way, type, zones, stops, report-in, leave, depart, return, km, allowance in yen. */
const direct = `
IW-S01 IW1 T03 chilled+frozen 12 2:00 2:30 3:45 11:00 96 2000 埼玉東1
IW-S02 IW1 T03 chilled+frozen 11 2:30 3:00 4:10 11:20 88 2000 埼玉東2
IW-S03 IW2 T03 chilled+frozen 11 2:15 2:45 4:00 11:30 112 2100 埼玉北1
IW-S04 IW2 T04 ambient+chilled+frozen 10 2:00 2:30 3:45 11:15 124 2300 埼玉北2
IW-S05 IW4 T03 chilled+frozen 14 2:00 2:30 3:45 12:00 108 2200 埼玉西・城北1
IW-S06 IW4 T03 chilled+frozen 13 2:30 3:00 4:15 12:15 104 2200 埼玉西・城北2
IW-S07 IW5 T04 ambient+chilled+frozen 14 1:30 2:00 3:15 12:30 148 2800 茨城南
IW-S08 IW5 T03 chilled+frozen 10 2:30 3:00 4:15 12:00 132 2500 千葉北西
IW-S11-1 IW3 T02 chilled 12 2:30 2:50 3:30 10:30 64 1800 さいたま・埼玉南
IW-S11-2 IW3 T02 chilled 10 13:00 13:20 14:00 20:30 62 1800 さいたま
FN-S01 FN1 T03 chilled+frozen 12 2:00 2:30 3:30 10:45 80 2000 葛南1
FN-S02 FN1 T02 chilled+ambient 11 2:30 3:00 4:00 11:00 76 1900 葛南2
FN-S03 FN4 T02 chilled+ambient 15 2:00 2:30 3:30 11:30 78 2200 都心東1
FN-S04 FN4 T02 chilled+ambient 14 2:30 3:00 4:00 12:00 82 2200 都心東2
FN-S05 FN2 T03 chilled+frozen 12 2:15 2:45 4:00 11:45 110 2200 千葉・市原1
FN-S06 FN2 T03 chilled+frozen 10 2:30 3:00 4:15 12:00 126 2300 千葉・市原2
FN-S07 FN3 T03 chilled+frozen 13 2:00 2:30 3:45 11:30 98 2100 東葛1
FN-S08 FN3 T03 chilled+frozen 12 2:30 3:00 4:15 11:45 102 2100 東葛2
FN-S09 FN5 T04 ambient+chilled+frozen 13 1:45 2:15 3:30 12:15 140 2700 成田・佐倉1
FN-S10 FN5 T03 chilled+frozen 10 2:30 3:00 4:15 11:45 128 2400 成田・佐倉2
AT-S01 AT1 T03 chilled+frozen 12 2:30 3:00 4:00 11:00 72 1900 県央1
AT-S02 AT1 T02 chilled 10 3:00 3:20 4:00 10:30 66 1800 県央2
AT-S03 AT2 T03 chilled+frozen 12 2:15 2:45 4:00 11:30 104 2100 湘南1
AT-S04 AT2 T03 chilled+frozen 11 2:30 3:00 4:15 12:00 116 2200 湘南2
AT-S05 AT4 T03 chilled+frozen 13 2:30 3:00 4:00 12:00 104 2200 横浜1
AT-S06 AT4 T03 chilled+frozen 12 2:00 2:30 3:45 11:45 108 2200 横浜2
AT-S07 AT3 T04 ambient+chilled+frozen 14 2:00 2:30 3:45 12:15 118 2400 相模原・多摩1
AT-S08 AT3 T03 chilled+frozen 13 2:30 3:00 4:15 12:15 112 2200 相模原・多摩2
AT-S09 AT5 T03 chilled+frozen 12 2:15 2:45 4:00 12:00 114 2200 川崎・横須賀1
AT-S10 AT5 T02 chilled 10 2:30 3:00 4:00 11:30 98 2000 川崎・横須賀2
`;
const betweenCentres = `
IA-C01 KG-C03,KG-C01 T10 frozen 2 20:00 20:30 21:30 27:30 170 4500 岩槻→厚木→岩槻
IF-C02 KG-C02,KG-C01 T04L chilled 2 21:00 21:30 22:15 25:45 104 2500 岩槻→船橋→岩槻
FA-C03 KG-C03 T10 chilled 1 22:00 22:00 22:00 25:00 82 0 船橋→厚木
IA-C04 KG-F01,HN-C01,KG-C03 T10 chilled 3 18:30 19:00 20:00 27:00 182 4500 岩槻→蓮田→越谷→厚木
IF-C05 HN-C01,KM-C01,KG-C02 T10 frozen 3 19:00 19:30 20:30 26:30 128 3200 岩槻→湾岸→船橋
FI-C06 MM-C01,HN-C02,KG-C01 T10 frozen 3 20:00 20:30 21:15 27:00 134 3300 船橋→市川→岩槻
FA-C07 MM-C01,MZ-C01,KG-C03 T10 frozen 3 19:30 20:00 21:00 27:30 168 4300 船橋→海老名→厚木
AI-C08 AO-F01,MZ-C01,KG-C01 T10 chilled 3 19:00 19:30 20:30 27:00 176 4500 厚木→相模原→岩槻
AF-C09 MM-F01,KG-C02 T04L frozen 2 20:30 21:00 21:45 26:45 150 3600 厚木→伊勢原→船橋
IK-C10 KG-F01,KG-F02,KG-C01,KG-C02 T10 chilled 4 17:30 18:00 19:00 26:00 160 4000 岩槻→八千代→船橋
`;
const englishNames: Record<string, string> = {
  埼玉東: 'Saitama East',
  埼玉北: 'Saitama North',
  '埼玉西・城北': 'Saitama West and North Tokyo',
  茨城南: 'South Ibaraki',
  千葉北西: 'Northwest Chiba',
  'さいたま・埼玉南': 'Saitama City and South',
  さいたま: 'Saitama City',
  葛南: 'Katsunan',
  都心東: 'East Central Tokyo',
  '千葉・市原': 'Chiba and Ichihara',
  東葛: 'Tokatsu',
  '成田・佐倉': 'Narita and Sakura',
  県央: 'Central Kanagawa',
  湘南: 'Shonan',
  横浜: 'Yokohama',
  '相模原・多摩': 'Sagamihara and Tama',
  '川崎・横須賀': 'Kawasaki and Yokosuka',
  岩槻: 'Iwatsuki',
  厚木: 'Atsugi',
  船橋: 'Funabashi',
  蓮田: 'Hasuda',
  越谷: 'Koshigaya',
  湾岸: 'Bayside',
  市川: 'Ichikawa',
  海老名: 'Ebina',
  相模原: 'Sagamihara',
  伊勢原: 'Isehara',
  八千代: 'Yachiyo',
};
const centreNames: Record<string, string> = { IW: '岩槻センター', FN: '船橋センター', AT: '厚木センター' };
const startOf: Record<string, string> = { I: 'IW', F: 'FN', A: 'AT' };
const notes: Record<string, string> = {
  'IW-S07': '利根川を渡る橋の重量制限に注意。',
  'FA-C03': '協力会社に委託する便。',
};

/** The 40 courses of the demo company: 30 direct to stores and 10 between centres. */
export function demoCourses(destinations: readonly DemoDestination[], fleet: readonly DemoVehicle[]): DemoCourse[] {
  const taken = new Set<string>();
  const facts = [...linesOf(direct), ...linesOf(betweenCentres)];
  return facts.map((fact) => {
    const vehicle = fact.code === 'FA-C03' ? null : vehicleFor(fact, fleet, taken);
    if (vehicle) taken.add(vehicle.id);
    return course(fact, placesOf(fact, destinations, taken), vehicle);
  });
}

type Fact = ReturnType<typeof linesOf>[number];

function linesOf(table: string) {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', where = '', type = '', zones = '', count = '', ...others] = line.split(' ');
      const [report = '', leave = '', depart = '', back = '', km = '', allowance = '', name = ''] = others;
      const [reportMinutes, leaveMinutes, departMinutes, returnMinutes] = [report, leave, depart, back].map(minutesOf);
      return {
        code,
        where: where.split(','),
        type,
        zones: zones.split('+') as TemperatureZone[],
        count: Number(count),
        reportMinutes: reportMinutes ?? 0,
        leaveMinutes: leaveMinutes ?? 0,
        departMinutes: departMinutes ?? 0,
        returnMinutes: returnMinutes ?? 0,
        km: Number(km),
        allowance: Number(allowance),
        name,
        isDirect: table === direct,
      };
    });
}

/** 埼玉東1 is Saitama East 1, 岩槻→厚木 is Iwatsuki → Atsugi. */
function englishName(name: string): string {
  const words = name.split('→').map((part) => {
    const place = part.replace(/\d+$/, '');
    return [englishNames[place] ?? place, part.slice(place.length)].join(' ').trim();
  });
  return words.join(' → ');
}

/** Of stores those of the direction that no course has yet, then from the beginning: a second round of the day. */
function placesOf(fact: Fact, destinations: readonly DemoDestination[], taken: Set<string>): DemoDestination[] {
  if (!fact.isDirect) return fact.where.flatMap((code) => destinations.find((one) => one.code === code) ?? []);
  const its = destinations.filter(
    ({ kind, directionId }) => kind === 'store' && directionId === demoId(`direction ${fact.where[0]}`),
  );
  const inTurn = [...its.filter(({ id }) => !taken.has(id)), ...its.filter(({ id }) => taken.has(id))];
  const chosen = inTurn.slice(0, fact.count);
  for (const { id } of chosen) taken.add(id);
  return chosen;
}

function vehicleFor({ code, type }: Fact, fleet: readonly DemoVehicle[], taken: Set<string>): DemoVehicle | null {
  const centre = centreOf(code);
  const fits = fleet.find(
    (one) => !taken.has(one.id) && one.code.startsWith(centre) && one.vehicleTypeId === demoId(`vehicle type ${type}`),
  );
  return fits ?? null;
}

function course(fact: Fact, places: readonly DemoDestination[], vehicle: DemoVehicle | null): DemoCourse {
  const { code, type, isDirect, reportMinutes, departMinutes, returnMinutes } = fact;
  const centre = centreOf(code);
  const isHired = code === 'FA-C03';
  return {
    id: demoId(`course ${code}`),
    code,
    name: fact.name,
    nameEn: englishName(fact.name),
    roundNumber: code.endsWith('-2') ? 2 : 1,
    departmentId: demoId(`department ${centre}`),
    directionId: isDirect ? demoId(`direction ${fact.where[0]}`) : null,
    cargoOwnerId: isDirect ? null : demoId('cargo owner KG'),
    kind: isDirect ? 'store' : 'centre',
    vehicleTypeId: demoId(`vehicle type ${type}`),
    zones: fact.zones,
    weekdays: isDirect ? [...weekdays] : weekdays.filter((day) => day !== 'sunday'),
    runsOnHolidays: true,
    validFrom: '2025-04-01',
    validTo: null,
    startPlace: centreNames[centre] ?? '',
    endPlace: isHired ? '厚木センター' : (centreNames[centre] ?? ''),
    reportMinutes,
    rollCallMinutes: isHired ? null : reportMinutes + 10,
    leaveGarageMinutes: fact.leaveMinutes,
    loadStartMinutes: isHired ? null : fact.leaveMinutes + 10,
    loadEndMinutes: isHired ? null : departMinutes - 5,
    departMinutes,
    returnMinutes,
    endMinutes: isHired ? returnMinutes : returnMinutes + 30,
    drivingMinutes: Math.round((fact.km / 28) * 6) * 10,
    breakMinutes: isHired ? null : 60,
    stops: stopsOf(fact, places),
    standardDistanceKm: fact.km,
    usualTollYen: isDirect ? null : Math.round(fact.km * 2.9) * 10,
    tollRoute: isDirect ? null : '首都高速・圏央道',
    driverAllowanceYen: isHired ? null : fact.allowance,
    crew: 1,
    hasHelper: false,
    defaultVehicleId: vehicle?.id ?? null,
    defaultDriverId: null,
    defaultDeliveryCompanyId: isHired ? demoId('delivery company P02') : null,
    isTemporary: false,
    note: notes[code] ?? null,
  };
}

/** Evenly between leaving the centre and coming back, to five minutes; the break is in the middle of a long way. */
function stopsOf({ departMinutes, returnMinutes }: Fact, places: readonly DemoDestination[]): CourseInput['stops'] {
  const pace = (returnMinutes - departMinutes - 60) / (places.length + 1);
  return places.map(({ id, workMinutes }, index) => {
    const arrives = Math.round((departMinutes + 30 + pace * (index + 0.5)) / 5) * 5;
    return {
      destinationId: id,
      arriveFromMinutes: arrives,
      arriveToMinutes: arrives + 30,
      workMinutes,
      hasBreak: places.length >= 10 && index === Math.floor(places.length / 2),
    };
  });
}

function centreOf(code: string): string {
  return code.includes('-S') ? code.slice(0, 2) : (startOf[code.slice(0, 1)] ?? 'IW');
}

function minutesOf(text: string): number {
  const minutes = parseNightTime(text);
  if (minutes === null) throw new Error(`${text} is no time`);
  return minutes;
}
