import type { UsualHeaders } from '../../../services/imports/imported-entity.ts';

/** The usual headers of these columns in lists that offices keep. */
export const customerHeaders: UsualHeaders = {
  code: ['顧客コード', '顧客番号', '取引先コード', '客先コード', '得意先番号', '得意先CD', '取引先CD'],
  name: ['得意先', '会社名', '顧客名', '取引先名', '取引先', '客先名'],
  'terms.closingDay': ['締め日', '締', '締切日', '締支払', '取引条件'],
  'terms.paymentMonths': ['支払サイト', '支払条件', '回収サイト', '入金サイト', 'サイト', '支払'],
  'terms.creditLimitYen': ['与信', '与信枠', '与信額'],
  'terms.paymentMethod': ['支払方法', '回収方法'],
  'terms.invoiceNumber': ['インボイス番号', 'インボイス登録番号', '適格請求書番号', '登録番号'],
};
