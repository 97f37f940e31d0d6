import { inShiftJis } from './in-shift-jis.ts';

/** A file with planted faults, and their corrections. */
export type FaultyFile = {
  /** The address of the list of its master. */
  path: string;
  name: string;
  content: Buffer;
  /** An unknown header, and the field it means. */
  header: { is: string; means: string };
  /** The corrections by the name of the cell. */
  corrections: Readonly<Record<string, string>>;
  counts: { error: number; duplicate: number; new: number; update: number };
  /** The tab of the corrected rows. */
  becomes: string;
  /** Which of the rows with one code is right. */
  keep: 'first' | 'last';
  /** The number of rows that are new or changed in the end. */
  written: number;
  /** A search that finds only the rows of the file. */
  query: string;
};

const headers = [
  '車種コード',
  '呼び名',
  '車格',
  '車両総重量',
  '最大積載量',
  'ボディー',
  '温度帯',
  'パレット積載数',
  '燃費',
  '表示順',
];
const rows = [
  ['T02', '', '', '', '', '', '', '', '9.1', ''],
  ['X-01', '', '小型（2t）', '4950', '2000', '平ボディー', '', '4', '8.5', '101'],
  ['X-02', '3t ドライ', '小型車', '7490', '2950', 'ドライバン', '', '6', '7.2', '102'],
  ['X-03', '４ｔ　冷凍', '中型（4t）', '七千', '2700', '冷凍車', '冷凍 -25～-18℃', '10', '5.5', '103'],
  ['X-04', '4t 冷蔵', '中型（4t）', '7960', '9000', '冷蔵車', '冷蔵 0～10℃', '10', '5.5', '104'],
  ['X-05', '10t ウイング', '大型（10t）', '24900', '12800', '箱', '', '16', '4.1', '105'],
  ['X-06', '5t バン', '中型（4t）', '10900', '5600', 'ドライバン', '', '12', 'たくさん', '106'],
  ['X-07', '軽 冷蔵', '軽', '1400', '350', '冷蔵車', '冷蔵 ひくめ', '2', '12.3', '107'],
  ['X-08', '軽 冷凍', '軽', '1400', '350', '冷凍車', '冷凍 -18～-25℃', '2', '12.3', '108'],
  ['X-09', '軽 常温', '軽', '1400', '350', 'ドライバン', '', '2', '12.3', '後ろ'],
  ['X-10', '2t 常温', '小型（2t）', '4950', '2000', 'ドライバン', '', '-4', '8.5', '110'],
  ['X-11', '2t 平', '小型（2t）', '4950', '2000', '平ボディー', '', '4', '8.5', '111'],
  ['X-11', '2t 平 長尺', '小型（2t）', '4950', '2000', '平ボディー', '', '4', '8.2', '112'],
];

/** Returns vehicle types in Shift_JIS with twelve faults: a header, ten cells, and a code that appears twice. */
export function faultyVehicleTypes(): FaultyFile {
  return {
    path: '/vehicle-type',
    name: '車種.csv',
    content: inShiftJis([headers, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')),
    header: { is: '呼び名', means: '車種名' },
    corrections: {
      '3行目 呼び名': '2t 平ボディー',
      '4行目 車格': '小型（2t）',
      '5行目 車両総重量': '7960',
      '6行目 最大積載量': '2700',
      '7行目 ボディー': 'ウイング',
      '8行目 燃費': '5.1',
      '9行目 温度帯': '冷蔵 0～10℃',
      '10行目 温度帯': '冷凍 -25～-18℃',
      '11行目 表示順': '109',
      '12行目 パレット積載数': '4',
    },
    counts: { error: 10, duplicate: 2, new: 0, update: 1 },
    becomes: '新規 10',
    keep: 'last',
    written: 12,
    query: 'X-11',
  };
}
