/** The pay of a driver, with every field. */
export const driverPaySample = {
  payType: 'monthly',
  baseAmountYen: 230_000,
  hourlyBaseYen: 1_400,
  allowances: [{ name: '無事故手当', amountYen: 10_000, unit: 'month', isPremiumBasis: true }],
  commutingYen: 8_000,
  closingGroup: '20日',
  bankCode: '0001',
  bankName: 'みらい銀行',
  branchCode: '001',
  branchName: '大宮支店',
  bankAccountType: 'ordinary',
  bankAccountNumber: '0123456',
  bankAccountHolder: 'ﾀｶﾊｼ ｹﾝｲﾁ',
  note: '住宅手当は2027年から',
};
