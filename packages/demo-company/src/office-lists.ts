import type { ImportEntity } from '@haisha/validation/import-choices';
import type { SampleRecord } from './sample-masters.ts';

/** What a column says of a record; `number` counts the rows from 0. */
type Says = (record: SampleRecord, number: number) => string;

/** A list as an office keeps it: with its own headings, units and spellings. */
export type OfficeList = {
  entity: ImportEntity;
  form: 'utf8' | 'utf16' | 'sjis' | 'iso2022jp' | 'xlsx';
  rows: number;
  /** Its headings, with the column of the export that they mean, or what stands below them instead. */
  columns: readonly (readonly [header: string, says: string | Says])[];
  /** The name of a group of columns, in a row above their headings. */
  group?: { name: string; headers: readonly string[] };
  /** What stands below the list. */
  total?: readonly string[];
  /** Cells that look wrong or are, by row from 0, with their text where the file says it otherwise. */
  odd: readonly { row: number; header: string; verdict: 'warning' | 'error'; text?: string }[];
};

const cold: Record<string, string> = { 冷蔵: 'チルド', 冷凍: 'フローズン', 常温: 'ドライ' };
const zones: Says = ({ zones: said = '' }) =>
  said
    .split(' / ')
    .map((zone) => cold[zone] ?? zone)
    .join('・');
function inThousands(field: string): Says {
  return ({ [field]: said = '' }) => (said === '' ? '' : String(Number(said) / 1_000));
}

/** The first two stops as codes; in the second row with their times, in the wrong order. */
const route: Says = ({ stops = '' }, number) => {
  const [one, other] = stops.split(' / ').map((stop) => stop.split(' ')[0] ?? '');
  return number === 1 ? `${one}(9:30)→${other}(5:10)` : `${one}→${other}`;
};

export const officeLists: readonly OfficeList[] = [
  {
    entity: 'vehicle',
    form: 'utf8',
    rows: 4,
    columns: [
      ['号車', (_, number) => `${91 + number}号車`],
      ['車番', 'plate'],
      ['車種', 'vehicleTypeName'],
      ['所属', 'departmentName'],
      ['所有区分', 'ownershipType'],
      ['車両総重量(t)', inThousands('grossWeightKg')],
      ['最大積載量（ｔ）', inThousands('maxLoadKg')],
      ['全長(m)', ({ lengthCm = '' }) => (Number(lengthCm) / 100).toFixed(2)],
      ['変速機', 'transmission'],
      ['車検満了', 'inspectionExpiryDate'],
      ['次回3か月点検日', 'nextThreeMonthInspectionDate'],
      ['デジタコ', 'hasDigitalTachograph'],
      ['走行距離(千km)', inThousands('odometerKm')],
      ['走行距離の確認日', 'odometerDate'],
    ],
    total: ['合計', '4台'],
    odd: [],
  },
  {
    entity: 'driver',
    form: 'iso2022jp',
    rows: 4,
    columns: [
      ['社員番号', 'code'],
      ['氏名', 'name'],
      ['フリガナ', 'kana'],
      ['所属', 'departmentName'],
      ['雇用形態', 'employmentType'],
      ['性別', 'sex'],
      ['生年月日', 'birthDate'],
      ['〒', 'postalCode'],
      ['住所', ({ prefecture, city, addressLine1 }) => `${prefecture}${city}${addressLine1}`],
      ['TEL', 'phone'],
      ['入社日', 'hiredDate'],
      ['種類', ({ 'record.licences': said = '' }) => said.split(' ')[0] ?? ''],
      ['取得日', ({ 'record.licences': said = '' }, number) => (number === 1 ? '不明' : (said.split(' ')[1] ?? ''))],
      ['有効期限', 'record.licenceExpiryDate'],
    ],
    group: { name: '免許', headers: ['種類', '取得日', '有効期限'] },
    odd: [{ row: 1, header: '種類', verdict: 'warning' }],
  },
  {
    entity: 'customer',
    form: 'sjis',
    rows: 4,
    columns: [
      ['取引先コード', 'code'],
      ['取引先名', ({ name = '' }, number) => name.replace('株式会社', '㈱') + (number === 1 ? '　御中' : '')],
      ['フリガナ', 'kana'],
      ['〒', 'postalCode'],
      ['住所', ({ prefecture, city, addressLine1 }) => `${prefecture}${city}${addressLine1}`],
      ['TEL', 'phone'],
      ['締支払', (_, number) => (number % 2 === 0 ? '20日締め翌月末払い' : '末締め翌々月10日払い')],
    ],
    total: ['※締支払は契約書のとおり'],
    odd: [],
  },
  {
    entity: 'destination',
    form: 'utf16',
    rows: 4,
    columns: [
      ['届け先コード', 'code'],
      ['届け先名', 'name'],
      ['フリガナ', 'kana'],
      ['荷主', 'cargoOwnerName'],
      ['区分', 'kind'],
      ['〒', 'postalCode'],
      ['住所', ({ prefecture, city, addressLine1 }) => `${prefecture}${city}${addressLine1}`],
      ['TEL', 'phone'],
      ['温度', zones],
      ['開始', (_, number) => (number === 3 ? '22:00' : `${5 + number}:00`)],
      ['終了', (_, number) => (number === 3 ? '翌6:30' : `${7 + number}:30`)],
      ['曜日', (_, number) => (number === 0 ? '' : '月〜土')],
      ['祝日', 'holidayRule'],
      ['作業時間', 'workMinutes'],
    ],
    total: ['以上'],
    odd: [],
  },
  {
    entity: 'course',
    form: 'xlsx',
    rows: 4,
    columns: [
      ['コースNo', 'code'],
      ['コース名', 'name'],
      ['便', 'roundNumber'],
      ['センター', 'departmentName'],
      ['区分', 'kind'],
      ['車種', 'vehicleTypeName'],
      ['温度帯', zones],
      ['曜日', 'weekdays'],
      ['出発地', 'startPlace'],
      ['帰着地', 'endPlace'],
      ['出勤', 'reportMinutes'],
      ['出庫', 'leaveGarageMinutes'],
      ['出発', 'departMinutes'],
      ['帰庫', 'returnMinutes'],
      ['退勤', 'endMinutes'],
      ['順路', route],
      ['乗務人数', 'crew'],
      ['備考', ''],
    ],
    total: ['計', '4コース'],
    odd: [
      { row: 1, header: '順路', verdict: 'warning' },
      { row: 3, header: '備考', verdict: 'error', text: '#CALC!' },
    ],
  },
];
