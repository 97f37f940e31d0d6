/** When a monthly closing is paid; 31 stands for the end of the month. */
export type PaymentTerm = {
  closingDay: number;
  /** Months after the closing: 1 is 翌月. */
  paymentMonths: number;
  paymentDay: number;
};

const legalDays = 60;
const daysOfMonth = 30;

/**
 * The most days between a service and its payment. Months count 30 days, as the authority counts them for monthly
 * closings: end of month, paid at the end of the next, is 60 (中小受託取引適正化法 第3条, 運用基準).
 */
export function longestWaitDays({ closingDay, paymentMonths, paymentDay }: PaymentTerm): number {
  return daysOfMonth * (1 + paymentMonths) + inMonth(paymentDay) - inMonth(closingDay);
}

/** Whether every service is paid within the 60 days that the law allows at most. */
export function isPaidInTime(term: PaymentTerm): boolean {
  return longestWaitDays(term) <= legalDays;
}

function inMonth(day: number): number {
  return Math.min(day, daysOfMonth);
}
