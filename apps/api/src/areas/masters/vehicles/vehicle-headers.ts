import type { HeadersBeside, UsualHeaders } from '../../../services/imports/imported-entity.ts';

/** The usual headers of these columns in lists that offices keep. */
export const vehicleHeaders: UsualHeaders = {
  code: ['号車', '車両コード', '車両CD', '社内番号', '管理番号'],
  plate: ['車番', '車両番号', '登録番号', '自動車登録番号', 'ナンバー', '車両ナンバー'],
  plateRegion: ['地名', '地域名', '支局', '支局名', '運輸支局', '陸運支局', '登録地', '管轄'],
  plateClassNumber: ['分類番号', '分類', '車種番号', '3桁番号'],
  plateKana: ['かな', 'ひらがな', '平仮名', '仮名', 'カナ', 'かな文字', '用途文字'],
  plateSerialNumber: ['一連番号', '一連指定番号', '指定番号', '4桁番号', '四桁番号'],
  vehicleTypeName: ['車種名'],
  chassisNumber: ['車体番号'],
  maxLoadKg: ['積載量', '最大積載', '積載'],
  grossWeightKg: ['総重量'],
  transmission: ['ミッション', 'MT/AT'],
  ownershipType: ['所有形態', '所有'],
  odometerDate: ['メーター確認日', '走行距離確認日'],
  lengthCm: ['全長', '車長', '車両長'],
  widthCm: ['全幅', '車幅', '車両幅'],
  heightCm: ['全高', '車高', '車両高'],
  seatingCapacity: ['定員'],
  hasTailLift: ['パワーゲート', 'テールゲート', 'PG'],
  hasDigitalTachograph: ['デジタコ', 'デジタルタコグラフ'],
  hasDashcam: ['ドラレコ'],
  odometerKm: ['走行キロ', '積算距離', 'メーター'],
  bodyType: ['形状', '荷台形状'],
  compulsoryInsuranceExpiryDate: ['自賠責', '自賠責保険', '自賠責期限', '自賠責満期日'],
  voluntaryInsuranceExpiryDate: ['任意保険', '任意保険期限'],
  inspectionExpiryDate: ['車検', '車検日', '車検期限', '車検満了', '車検満期', '車検満期日', '車検有効期限'],
  firstRegistrationMonth: ['初年度', '初年度登録', '初度登録', '年式'],
};

const dayOfReading = { after: 'odometerKm', is: 'odometerDate' };
const serialOfPlate = { after: 'plateKana', is: 'plateSerialNumber' };

/** What these words mean beside the other parts of a plate, and beside a reading. */
export const vehicleHeadersBeside: HeadersBeside = {
  ...Object.fromEntries(
    ['番号', '登録番号 › 番号', '車両番号 › 番号', 'ナンバー › 番号', '車番 › 番号'].map((header) => [
      header,
      serialOfPlate,
    ]),
  ),
  確認日: dayOfReading,
  '走行 › 確認日': dayOfReading,
  'メーター › 確認日': dayOfReading,
};
