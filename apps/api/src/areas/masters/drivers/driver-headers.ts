import type { HeadersBeside, UsualHeaders } from '../../../services/imports/imported-entity.ts';

/** The usual headers of these columns in lists that offices keep. */
export const driverHeaders: UsualHeaders = {
  code: ['社員番号', '社員コード', '従業員番号', '従業員コード', '乗務員番号', '乗務員コード', 'employee number'],
  name: ['名前', '社員名', '従業員名', '乗務員名', 'ドライバー名', '運転者名'],
  shortName: ['略称', '通称'],
  employmentType: ['雇用形態'],
  birthDate: ['誕生日', 'birthday'],
  hiredDate: ['入社', '入社年月日', '採用日'],
  leftDate: ['退社日', '退職年月日'],
  'record.licenceNumber': ['免許番号', '免許証No', '運転免許証番号', '運転免許番号', 'license number'],
  'record.licences': [
    '免許',
    '運転免許',
    '免許種類',
    '免許種別',
    '免許区分',
    '保有免許',
    '取得免許',
    '免許証種類',
    '運転免許種類',
    '運転免許証種類',
    'license',
  ],
  'record.licenceDate': [
    '免許取得日',
    '免許取得年月日',
    '免許証取得日',
    '免許証取得年月日',
    '運転免許取得日',
    '運転免許取得年月日',
    '運転免許証取得日',
    '運転免許証取得年月日',
  ],
  'record.licenceLimit8t': ['8t限定', '8トン限定', '中型8t限定', '中型8トン限定', '8t限定中型', '中型免許8t限定'],
  'record.licenceLimit5t': [
    '5t限定',
    '5トン限定',
    '準中型5t限定',
    '準中型5トン限定',
    '5t限定準中型',
    '準中型免許5t限定',
  ],
  'record.licenceExpiryDate': [
    '免許有効期限',
    '免許証有効期限',
    '免許証の有効期限',
    '運転免許有効期限',
    '運転免許証有効期限',
    '免許期限',
    '免許証期限',
  ],
  'record.hasTowing': ['けん引', '牽引', '牽引免許'],
  'record.licenceConditions': ['免許条件', '免許証の条件', '免許の条件等'],
  'record.qualifications': ['資格', '資格等', '保有資格', '取得資格', '所持資格', '特別教育', 'qualification'],
  'record.sleepApneaCheckDate': ['SAS検査', 'SAS検査日', '睡眠時無呼吸検査日'],
  'healthCheck.date': ['健康診断', '健康診断日', '健康診断受診日', '健診', '健診日', '健診受診日', 'health check'],
  'healthCheck.kind': ['健診種類', '健康診断区分'],
  'healthCheck.result': ['健診結果', '健康診断結果', '健康診断の結果', '健診判定', '健康診断判定'],
  'healthCheck.nextDate': [
    '次回健診',
    '次回健診日',
    '次回健康診断',
    '次回健康診断日',
    '健康診断次回',
    '健康診断次回日',
  ],
  'aptitudeTest.date': ['適性診断', '適性診断日', '適性診断受診日', '適性検査日', 'aptitude test'],
  'aptitudeTest.kind': ['適性診断種類', '適性診断区分'],
  'aptitudeTest.nextDate': ['次回適性診断', '次回適性診断日'],
};

const dayOfLicence = { after: 'record.licences', is: 'record.licenceDate' };

/** A day that says only of what stands before it that it was obtained: a qualification may be meant as well. */
export const driverHeadersBeside: HeadersBeside = { 取得日: dayOfLicence, 取得年月日: dayOfLicence };
