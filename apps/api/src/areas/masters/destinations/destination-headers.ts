import type { UsualHeaders } from '../../../services/imports/imported-entity.ts';

/** The usual headers of these columns in lists that offices keep. */
export const destinationHeaders: UsualHeaders = {
  code: ['届け先コード', '届先コード', '納品先コード', '納入先コード', '配達先コード'],
  storeCode: ['店番', '店コード', '店舗番号'],
  slots: ['納品時間', '納品時刻', '納品指定時間', '時間指定', '指定時間'],
  slotsFrom: ['開始', '開始時刻', '開始時間', '納品開始', '納品開始時間', '指定開始', '受入開始', '受付開始', 'start'],
  slotsTo: ['終了', '終了時刻', '終了時間', '納品終了', '納品終了時間', '指定終了', '受入終了', '受付終了', 'end'],
  slotsWeekdays: ['曜日', '指定曜日', '配達曜日', '配送曜日', '納品日'],
  workMinutes: ['作業時間', '荷役時間'],
  closedWeekdays: ['定休', '休業日'],
  zones: ['温度'],
  name: [
    '届け先',
    '届け先名',
    '届先名',
    '納品先',
    '納品先名',
    '納入先',
    '納入先名',
    '配達先',
    '配達先名',
    '店名',
    '店舗名',
  ],
};
