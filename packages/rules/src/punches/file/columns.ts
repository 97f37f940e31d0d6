import { punchKinds } from '../punch.ts';

/** What a column of a file of punches may say; `moment` is a day and a time in one cell, `breaks` are spans. */
export const punchFileFields = [
  'code',
  'name',
  'date',
  'time',
  'moment',
  'kind',
  'clockIn',
  'leaveGarage',
  'breakStart',
  'breakEnd',
  'breakStart2',
  'breakEnd2',
  'breaks',
  'returnGarage',
  'clockOut',
] as const;

export type PunchFileField = (typeof punchFileFields)[number];

/** `punches` has a punch in each row, as time recorders write it; `days` has a driver's day in each row. */
export type PunchFileShape = 'punches' | 'days';

export type PunchFileColumns = readonly (PunchFileField | null)[];

/** What time recorders, digital tachographs and the sheets of offices call their columns. */
const headings: Readonly<Record<PunchFileField, readonly string[]>> = {
  code: [
    ...['コード', 'ドライバーコード', '乗務員コード', '乗務員CD', '乗務員番号', '乗務員No', '運転者コード', '社員番号'],
    ...[
      '社員コード',
      '従業員番号',
      '従業員コード',
      '個人コード',
      '個人番号',
      'カード番号',
      'カードNo',
      'カードID',
      'ID番号',
    ],
    ...['driver code', 'employee number', 'employee id', 'card number', 'card', 'code'],
  ],
  name: [
    ...['氏名', '名前', '社員名', '従業員名', '乗務員名', '乗務員', '運転者名', '運転者', 'ドライバー', 'ドライバー名'],
    ...['driver', 'driver name', 'name', 'employee name'],
  ],
  date: [
    ...['日付', '年月日', '打刻日', '打刻日付', '勤務日', '勤務日付', '運行日', '出勤日', '出庫日', '乗務日', '営業日'],
    ...['date', 'work date', 'operation date', 'day'],
  ],
  time: ['時刻', '打刻時刻', '打刻時間', '時間', 'time', 'punch time'],
  moment: ['日時', '打刻日時', '年月日時刻', 'date and time', 'datetime', 'timestamp'],
  kind: ['種別', '打刻種別', '打刻区分', '区分', '勤怠区分', '出退勤区分', 'モード', '種類', 'kind', 'type', 'in/out'],
  clockIn: [
    '出勤',
    '出勤時刻',
    '出勤時間',
    '出社',
    '出社時刻',
    '始業',
    '始業時刻',
    '業務開始',
    '出勤日時',
    'clock in',
    'time in',
    'in',
    'start',
  ],
  leaveGarage: ['出庫', '出庫時刻', '出庫時間', '出発', '出発時刻', '出庫日時', 'leave garage', 'garage out'],
  breakStart: ['休憩開始', '休憩開始時刻', '休憩入', '休憩1開始', '休憩開始1', 'break start'],
  breakEnd: ['休憩終了', '休憩終了時刻', '休憩戻', '休憩1終了', '休憩終了1', 'break end'],
  breakStart2: ['休憩2開始', '休憩開始2', 'break start 2'],
  breakEnd2: ['休憩2終了', '休憩終了2', 'break end 2'],
  breaks: ['休憩', '休憩時刻', '休憩時間帯', 'breaks', 'break'],
  returnGarage: [
    '帰庫',
    '帰庫時刻',
    '帰庫時間',
    '入庫',
    '入庫時刻',
    '帰着',
    '帰着時刻',
    '帰庫日時',
    'return to garage',
    'garage in',
  ],
  clockOut: [
    '退勤',
    '退勤時刻',
    '退勤時間',
    '退社',
    '退社時刻',
    '終業',
    '終業時刻',
    '業務終了',
    '退勤日時',
    'clock out',
    'time out',
    'out',
    'end',
  ],
};

const fieldOf = new Map(
  punchFileFields.flatMap((field) => headings[field].map((word): [string, PunchFileField] => [plain(word), field])),
);

/** Finds what the columns of a file say by their headings; each field stands once, null is a column that says nothing here. */
export function findPunchColumns(headers: readonly string[]): (PunchFileField | null)[] {
  const taken = new Set<PunchFileField>();
  return headers.map((header) => {
    const field = fieldOf.get(plain(header)) ?? fieldOf.get(plain(header.replace(/[（(［[].*$/u, '')));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Tells what a row with these columns is; null where they do not say whose punch was when. */
export function shapeOfColumns(columns: PunchFileColumns): PunchFileShape | null {
  const has = (field: PunchFileField) => columns.includes(field);
  if (!has('code') && !has('name')) return null;
  if (has('kind') && (has('moment') || (has('date') && has('time')))) return 'punches';
  return has('date') && punchKinds.some(has) ? 'days' : null;
}

/** A heading as far as it matters: without width, case, spaces and marks. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s・_.:*※-]/gu, '');
}
