/** 振込, 電子記録債権, 現金, 相殺. */
export const paymentMethods = ['transfer', 'electronicClaim', 'cash', 'offset'] as const;

/** センター間, 店舗直送, 共通. */
export const invoiceForms = ['centre', 'store', 'both'] as const;

/** 郵送, メール, Web. */
export const invoiceSendings = ['post', 'email', 'web'] as const;

/** 切捨, 四捨五入, 切上. */
export const taxRoundings = ['down', 'half', 'up'] as const;

export const customerSortColumns = [
  'code',
  'name',
  'kana',
  'terms.closingDay',
  'cargoOwnerCount',
  'updatedAt',
] as const;

/** The fields that can be set in many rows at once. */
export const customerSettable = [
  'honorific',
  'terms.closingDay',
  'terms.paymentMethod',
  'terms.invoiceForm',
  'terms.invoiceSending',
  'terms.invoiceLanguage',
  'terms.hasFuelSurcharge',
] as const;
