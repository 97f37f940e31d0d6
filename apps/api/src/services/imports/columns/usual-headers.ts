import type { ExportEntity } from '../../exports/words/export-words.ts';

/** What offices call a column in the lists they keep: by column of the export. */
type UsualHeaders = Record<string, readonly string[]>;

const ofEveryMaster: UsualHeaders = {
  name: ['名称', '名前'],
  kana: ['フリガナ', 'ふりがな', 'よみがな', '読み'],
  nameEn: ['英語名', 'ローマ字'],
  postalCode: ['〒', '郵便', 'zip', 'zip code'],
  prefecture: ['県', '県名'],
  city: ['市町村'],
  addressLine1: ['住所', '住所1', '所在地', '番地', '町名', '町域', 'address'],
  addressLine2: ['住所2', '建物', '建物名', 'ビル名'],
  phone: ['TEL', '電話', '携帯', '携帯電話', '携帯番号', 'telephone', 'mobile'],
  fax: ['FAX', 'ファックス', 'FAX番号'],
  email: ['メール', 'mail', 'e-mail'],
  contactName: ['担当', '担当者', '担当者名', 'contact'],
  departmentName: ['所属', '部門', '営業所', '拠点', 'センター'],
  note: ['メモ', '摘要', 'コメント', 'remarks', 'comment'],
};

const ofMasters: Partial<Record<ExportEntity, UsualHeaders>> = {
  driver: {
    code: ['社員番号', '社員コード', '従業員番号', '従業員コード', '乗務員番号', '乗務員コード', 'employee number'],
    name: ['名前', '社員名', '従業員名', '乗務員名', 'ドライバー名', '運転者名'],
    shortName: ['略称', '通称'],
    employmentType: ['雇用形態'],
    birthDate: ['誕生日', 'birthday'],
    hiredDate: ['入社', '入社年月日', '採用日'],
    leftDate: ['退社日', '退職年月日'],
    'record.licenceNumber': ['免許番号', '免許証No', '運転免許証番号', '運転免許番号', 'license number'],
    'record.licences': ['免許', '運転免許', '免許種類', '免許種別', '免許区分', '保有免許', '取得免許', 'license'],
    'record.licenceExpiryDate': ['免許有効期限', '免許証有効期限', '免許証の有効期限', '免許期限', '免許証期限'],
    'record.hasTowing': ['けん引', '牽引', '牽引免許'],
    'record.licenceConditions': ['免許条件', '免許証の条件', '免許の条件等'],
    'record.qualifications': ['資格', '資格等', '保有資格', '取得資格', '所持資格', '特別教育', 'qualification'],
    'record.sleepApneaCheckDate': ['SAS検査', 'SAS検査日', '睡眠時無呼吸検査日'],
    'healthCheck.date': ['健康診断', '健康診断日', '健康診断受診日', '健診', '健診日', '健診受診日', 'health check'],
    'healthCheck.kind': ['健診種類', '健康診断区分'],
    'healthCheck.result': ['健診結果', '健康診断結果', '健康診断の結果', '健診判定', '健康診断判定'],
    'healthCheck.nextDate': ['次回健診', '次回健診日', '次回健康診断', '次回健康診断日'],
    'aptitudeTest.date': ['適性診断', '適性診断日', '適性診断受診日', '適性検査日', 'aptitude test'],
    'aptitudeTest.kind': ['適性診断種類', '適性診断区分'],
    'aptitudeTest.nextDate': ['次回適性診断', '次回適性診断日'],
  },
  vehicle: {
    code: ['号車', '車両コード'],
    plate: ['車番', '車両番号', '登録番号', '自動車登録番号', 'ナンバー', '車両ナンバー'],
    vehicleTypeName: ['車種名'],
    chassisNumber: ['車体番号'],
    maxLoadKg: ['積載量', '最大積載'],
    bodyType: ['形状', '荷台形状'],
    compulsoryInsuranceExpiryDate: ['自賠責', '自賠責保険', '自賠責期限', '自賠責満期日'],
    voluntaryInsuranceExpiryDate: ['任意保険', '任意保険期限'],
    inspectionExpiryDate: ['車検', '車検日', '車検期限', '車検満了', '車検有効期限'],
    firstRegistrationMonth: ['初年度', '初年度登録', '初度登録', '年式'],
  },
  customer: {
    code: ['顧客コード', '顧客番号', '取引先コード', '客先コード', '得意先番号'],
    name: ['得意先', '会社名', '顧客名', '取引先名', '取引先', '客先名'],
    'terms.closingDay': ['締め日', '締'],
    'terms.paymentMethod': ['支払方法', '回収方法'],
    'terms.invoiceNumber': ['インボイス番号', 'インボイス登録番号', '登録番号'],
  },
  course: {
    code: ['コース番号', 'コースNo'],
    weekdays: ['曜日', '運行曜日'],
    reportMinutes: ['出勤時刻', '出社', '出社時刻'],
    departMinutes: ['出発', '出発時刻', 'センター発'],
    returnMinutes: ['帰着', '帰着時刻', '帰庫時刻'],
    endMinutes: ['終業時刻', '退勤', '退勤時刻'],
    standardDistanceKm: ['距離', '走行距離', '走行キロ'],
    defaultVehicleName: ['車両', '号車', '担当車両'],
    defaultDriverName: ['ドライバー', '乗務員', '運転者', '担当ドライバー', '担当乗務員'],
  },
  operationTime: {
    startMinutes: ['開始', '開始時刻', '始業時刻', '出勤', '出勤時刻'],
    endMinutes: ['終了', '終了時刻', '終業時刻', '退勤', '退勤時刻'],
    breaks: ['休憩', '休憩時間'],
  },
  cargoOwner: { name: ['荷主', '会社名'] },
  deliveryCompany: { name: ['会社名', '協力会社', '傭車先', '傭車先名', '委託先', '委託先名'] },
  destination: {
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
  },
};

/** What some of these headers mean instead where another column says the first thing. */
export const secondMeanings: Partial<Record<ExportEntity, Record<string, string>>> = {
  vehicle: { 車番: 'code', 車両番号: 'code' },
};

/** Such headers of a master with the columns they mean, its own ones first. */
export function usualHeaders(entity: ExportEntity): [header: string, column: string][] {
  return [ofMasters[entity] ?? {}, ofEveryMaster].flatMap((headers) =>
    Object.entries(headers).flatMap(([column, words]) => words.map((word): [string, string] => [word, column])),
  );
}
