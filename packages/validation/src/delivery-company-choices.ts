/** 一般貨物, 特定貨物, 貨物軽, 利用運送. */
export const permitKinds = ['general', 'specified', 'light', 'forwarding'] as const;

/** 法人, 個人. */
export const legalForms = ['corporation', 'soleProprietor'] as const;

/** FAX, メール, ポータル. */
export const orderSendings = ['fax', 'email', 'portal'] as const;

export const deliveryCompanySortColumns = [
  'code',
  'name',
  'kana',
  'legalForm',
  'permitKind',
  'insuranceExpiryDate',
  'updatedAt',
] as const;

/** The state of their insurance: expired, or about to expire within this number of days. */
export const insuranceDueFilters = ['expired', 'within7', 'within14', 'within30', 'within60'] as const;

/** The fields that can be set in many rows at once. */
export const deliveryCompanySettable = ['orderSending'] as const;

/** The most vehicles and drivers of one delivery company. */
export const mostCompanyVehicles = 200;
export const mostCompanyDrivers = 200;
