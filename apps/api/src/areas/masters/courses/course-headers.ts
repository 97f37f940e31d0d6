import type { UsualHeaders } from '../../../services/imports/imported-entity.ts';

/** The usual headers of these columns in lists that offices keep. */
export const courseHeaders: UsualHeaders = {
  code: ['コース番号', 'コースNo'],
  weekdays: ['曜日', '運行曜日'],
  reportMinutes: ['出勤時刻', '出社', '出社時刻'],
  departMinutes: ['出発', '出発時刻', 'センター発'],
  returnMinutes: ['帰着', '帰着時刻', '帰庫時刻'],
  endMinutes: ['終業時刻', '退勤', '退勤時刻'],
  stops: ['順路', '経路', 'ルート', '立寄先', '立ち寄り先', '配送順', '配達順', '納品順', '納品先', '配送先', '届け先'],
  standardDistanceKm: ['距離', '走行距離', '走行キロ'],
  defaultVehicleName: ['車両', '号車', '担当車両'],
  defaultDriverName: ['ドライバー', '乗務員', '運転者', '担当ドライバー', '担当乗務員'],
};
