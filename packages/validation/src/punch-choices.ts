export { type PunchKind, punchKinds } from '@haisha/rules/punches/punch';

/** 打刻機, スマホ, 事務所の代理, ファイル, 打刻端末. */
export const punchMethods = ['recorder', 'phone', 'office', 'file', 'kiosk'] as const;

/** 打刻忘れ, 打刻誤り, 直行直帰, 機器故障, 渋滞, 荷待ち, 積込遅れ, 事故・故障, 悪天候, 体調, 荷主都合, その他. */
export const chosenReasons = [
  'forgotten',
  'mistaken',
  'direct',
  'device',
  'traffic',
  'waiting',
  'loading',
  'accident',
  'weather',
  'health',
  'customer',
  'other',
] as const;

/** 打刻ファイルの取り消し, 打刻ファイルの再取り込み: what happens to the punches of a file at once, with a reason in words. */
export const fileReasons = ['fileUndone', 'fileAgain'] as const;

/** Why a punch is another one than was made. */
export const timeChangeReasons = [...chosenReasons, ...fileReasons] as const;

/** The shortest text that explains その他. */
export const leastReasonLetters = 5;

/** More than a day of two shifts with all their breaks. */
export const mostPunchesOfDay = 24;
