import type { UsualHeaders } from '../../../services/imports/imported-entity.ts';

/** The usual headers of these columns in lists that offices keep. */
export const operationTimeHeaders: UsualHeaders = {
  startMinutes: ['開始', '開始時刻', '始業時刻', '出勤', '出勤時刻'],
  endMinutes: ['終了', '終了時刻', '終業時刻', '退勤', '退勤時刻'],
  breaks: ['休憩', '休憩時間'],
};
