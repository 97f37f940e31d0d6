/** 店舗, センター, 工場, その他. */
export const destinationKinds = ['store', 'centre', 'factory', 'other'] as const;

/** 未設定, 自動(要確認), 手動確認済. */
export const geoStates = ['none', 'automatic', 'confirmed'] as const;

/** 厳守, 目安. */
export const slotKinds = ['strict', 'loose'] as const;

/** 営業, 休業, 個別に確認: whether the destination is open on a public holiday. */
export const holidayRules = ['open', 'closed', 'ask'] as const;

/** 左, 右, 後ろ, 制限なし. */
export const entrySides = ['left', 'right', 'rear', 'any'] as const;

/** 受領印, サイン, 不要. */
export const receiptRules = ['stamp', 'signature', 'none'] as const;

export const destinationSortColumns = [
  'code',
  'storeCode',
  'name',
  'kana',
  'kind',
  'cargoOwnerName',
  'city',
  'directionName',
  'geoState',
  'updatedAt',
] as const;

/** The fields that can be set in many rows at once. */
export const destinationSettable = ['kind', 'directionId', 'holidayRule', 'needsTailLift', 'takesNightDrops'] as const;

/** Why another destination may be the same place. */
export const similarityReasons = ['phone', 'near'] as const;
