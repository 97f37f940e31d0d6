import type { ReadingColumn } from '@haisha/validation/detector-reading';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';

/** What makers of detectors call their columns; a day and a time of day may stand apart. */
const names: Record<ReadingColumn | 'day' | 'time', readonly string[]> = {
  driver: [
    ...[
      'ドライバーコード',
      '乗務員コード',
      '乗務員番号',
      '運転者コード',
      '運転者番号',
      '社員コード',
      '社員番号',
      '個人コード',
    ],
    ...['従業員番号', 'ドライバーid', '乗務員id', 'カード番号', 'drivercode', 'driverid', 'driver', 'employeeid', 'id'],
  ],
  at: ['測定日時', '検査日時', '計測日時', '測定日時刻', '日時', 'datetime', 'measuredat', 'timestamp'],
  day: ['測定日', '検査日', '計測日', '日付', '年月日', 'date'],
  time: ['測定時刻', '検査時刻', '計測時刻', '時刻', '時間', 'time'],
  alcohol: [
    ...[
      'アルコール濃度',
      '呼気中アルコール濃度',
      '呼気アルコール濃度',
      'アルコール値',
      'アルコール',
      '測定値',
      '測定結果',
      '濃度',
    ],
    ...['検知値', 'alcohol', 'bracmgl', 'brac', 'value', 'result'],
  ],
  device: [
    '機器番号',
    '検知器番号',
    '測定器番号',
    '検知器',
    '測定器',
    '機器名',
    '機器id',
    '端末',
    'device',
    'deviceid',
    'serial',
  ],
};

export type FoundColumns = Record<keyof typeof names, number>;

/** Finds the columns by their names, whatever unit these mention; -1 where there is none. */
export function findReadingColumns(headers: readonly string[]): FoundColumns {
  const plain = headers.map((header) => plainWord(header).replaceAll(/[([].*?[)\]]|[_\-・/]|mg\/?l$/g, ''));
  const columnOf = (known: readonly string[]) => {
    const name = known.find((one) => plain.includes(one));
    return name === undefined ? -1 : plain.indexOf(name);
  };
  const { alcohol, at, day, device, driver, time } = names;
  return {
    ...{ driver: columnOf(driver), at: columnOf(at), day: columnOf(day), time: columnOf(time) },
    ...{ alcohol: columnOf(alcohol), device: columnOf(device) },
  };
}

/** Tells how many of some names are those of columns that are known. */
export function countReadingColumns(headers: readonly string[]): number {
  return Object.values(findReadingColumns(headers)).filter((column) => column !== -1).length;
}

/** The columns that are needed and not there. */
export function missingColumns({ alcohol, at, day, driver, time }: FoundColumns): ReadingColumn[] {
  return [
    ...(driver === -1 ? ['driver' as const] : []),
    ...(at === -1 && (day === -1 || time === -1) ? ['at' as const] : []),
    ...(alcohol === -1 ? ['alcohol' as const] : []),
  ];
}
