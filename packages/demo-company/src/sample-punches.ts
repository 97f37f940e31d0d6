/** What a time recorder of the demo company writes: a punch a row, one card that nobody knows, a clock in full width. */
export const recorderHeaders = ['カード番号', '氏名', '打刻日', '打刻時刻', '打刻区分'] as const;

export const recorderRows: readonly (readonly string[])[] = [
  ['IW-D01', '', 'R8.11.20', '2:05', '01:出勤'],
  ['IW-D01', '', 'R8.11.20', '2:31', '03:出庫'],
  ['IW-D01', '', 'R8.11.20', '6:40', '05:休憩開始'],
  ['IW-D01', '', 'R8.11.20', '7:25', '06:休憩終了'],
  ['IW-D01', '', 'R8.11.20', '11:12', '04:帰庫'],
  ['IW-D01', '', 'R8.11.20', '11:40', '02:退勤'],
  ['IW-D02', '', 'R8.11.19', '22:04', '01:出勤'],
  ['IW-D02', '', 'R8.11.20', '６：３１', '02:退勤'],
  ['0000412', '応援 太郎', 'R8.11.20', '5:02', '01:出勤'],
  ['0000412', '応援 太郎', 'R8.11.20', '14:08', '02:退勤'],
];

/** What the program of a digital tachograph writes: a driver's day a row, night shifts over midnight, a total and a remark. */
export const tachographHeaders = [
  ...['乗務員CD', '乗務員名', '運行日', '出勤時刻', '出庫時刻', '休憩', '帰庫時刻', '退勤時刻', '走行距離(km)'],
];

export const tachographRows: readonly (readonly string[])[] = [
  ['IW-D03', '', '2026/11/20', '2:05', '2:31', '6:40-7:25', '11:12', '11:40', '182'],
  ['IW-D04', '', '2026/11/20', '22:05', '22:30', '1:10-1:55', '6:02', '6:30', '264'],
  ['IW-D05', '', '2026/11/20', '0305', '0330', '', '1233', '1300', '141'],
  ['IW-D06', '', '2026/11/20', '25:30', '26:00', '', '33:10', '33:40', '120'],
  ['合計', '', '', '', '', '', '', '', '707'],
  ['※24時以降は翌日の時刻', '', '', '', '', '', '', '', ''],
];
