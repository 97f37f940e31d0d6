import type { UsualHeaders } from '../../../services/imports/imported-entity.ts';

/** The usual headers of these columns in lists that offices keep. */
export const destinationHeaders: UsualHeaders = {
  code: ['届け先コード', '届先コード', '納品先コード', '納入先コード', '配達先コード'],
  storeCode: ['店番', '店コード', '店舗番号'],
  slots: ['納品時間', '納品時刻', '納品指定時間', '時間指定', '指定時間'],
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
