import type { Instant } from '../hours/japan-minute.ts';

/** 出勤, 出庫, 休憩開始, 休憩終了, 帰庫, 退勤: in the order of a shift. */
export const punchKinds = ['clockIn', 'leaveGarage', 'breakStart', 'breakEnd', 'returnGarage', 'clockOut'] as const;

export type PunchKind = (typeof punchKinds)[number];

/** What somebody did at some moment. */
export type PunchTime = { kind: PunchKind; at: Instant };
