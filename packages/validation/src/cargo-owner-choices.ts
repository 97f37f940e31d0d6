/** 車建, 個建, 重量建, 距離制, 時間制, タリフ, 常傭. */
export const fareModels = ['vehicle', 'piece', 'weight', 'distance', 'time', 'tariff', 'monthlyCharter'] as const;

/** How a charge besides the fare is handled: 標準に従う, 個別契約に従う, 請求しない. */
export const chargeRules = ['standard', 'agreed', 'none'] as const;

/** 実費を請求, 運賃に含む, 請求しない. */
export const tollRules = ['billed', 'included', 'none'] as const;

export const cargoOwnerSortColumns = ['code', 'name', 'kana', 'customerName', 'destinationCount', 'updatedAt'] as const;

/** The fields that can be set in many rows at once. */
export const cargoOwnerSettable = ['customerId', 'defaultZone', 'isTrueShipper', 'isSpecifiedShipper'] as const;
