import type { HeadersBeside, UsualHeaders } from '../../../services/imports/imported-entity.ts';

/** What stands above the columns of a plate. */
const aboveParts = ['登録番号', '車両番号', 'ナンバー', '車番'];

/** Words that mean a part of a plate below its name, or behind another part, and other things elsewhere. */
const wordsOfParts = {
  plateRegion: ['支局', '支局名', '管轄'],
  plateClassNumber: ['分類', '車種番号'],
  plateKana: ['かな', 'ひらがな', '平仮名', '仮名', 'カナ'],
  plateSerialNumber: ['番号', '一連番号', '指定番号'],
};

/** The usual headers of these columns in lists that offices keep. */
export const vehicleHeaders: UsualHeaders = {
  code: ['号車', '車両コード', '車両CD', '社内番号', '管理番号'],
  plate: ['車番', '車両番号', '登録番号', '自動車登録番号', 'ナンバー', '車両ナンバー'],
  plateRegion: ['地名', '地域名', '運輸支局', '陸運支局', '登録地', ...belowPlate(wordsOfParts.plateRegion)],
  plateClassNumber: ['分類番号', '3桁番号', ...belowPlate(wordsOfParts.plateClassNumber)],
  plateKana: ['かな文字', '用途文字', ...belowPlate(wordsOfParts.plateKana)],
  plateSerialNumber: ['一連指定番号', '4桁番号', '四桁番号', ...belowPlate(wordsOfParts.plateSerialNumber)],
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

/** What these words mean beside the other parts of a plate, and beside a reading. */
export const vehicleHeadersBeside: HeadersBeside = {
  // The first part of a plate, where that follows the code.
  支局: { after: 'code', is: 'plateRegion' },
  支局名: { after: 'code', is: 'plateRegion' },
  ...behind('plateRegion', 'plateClassNumber'),
  ...behind('plateClassNumber', 'plateKana'),
  ...behind('plateKana', 'plateSerialNumber'),
  確認日: dayOfReading,
  '走行 › 確認日': dayOfReading,
  'メーター › 確認日': dayOfReading,
};

function belowPlate(words: readonly string[]): string[] {
  return aboveParts.flatMap((above) => words.map((word) => `${above} › ${word}`));
}

function behind(after: string, is: keyof typeof wordsOfParts): HeadersBeside {
  return Object.fromEntries(wordsOfParts[is].map((word) => [word, { after, is }]));
}
