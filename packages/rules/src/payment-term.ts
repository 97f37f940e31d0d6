import { addMonths, daysBetween } from './calendar.ts';

/** When a monthly closing is paid; day 31 means the end of the month. */
export type PaymentTerm = {
  closingDay: number;
  /** Months after the closing: 1 is 翌月. */
  paymentMonths: number;
  paymentDay: number;
};

const legalDays = 60;
const daysOfMonth = 30;

/**
 * Returns the most days between a service and its payment. Months count 30 days, as the authority counts monthly
 * closings: end of month, paid at the end of the next, is 60 (中小受託取引適正化法 第3条, 運用基準).
 */
export function longestWaitDays({ closingDay, paymentMonths, paymentDay }: PaymentTerm): number {
  return daysOfMonth * (1 + paymentMonths) + inMonth(paymentDay) - inMonth(closingDay);
}

/** Returns whether every service is paid within the legal limit of 60 days. */
export function isPaidInTime(term: PaymentTerm): boolean {
  return longestWaitDays(term) <= legalDays;
}

/** Returns whether a payment on a day comes within the legal limit after a service (中小受託取引適正化法 第3条). */
export function isWithinLegalDays(serviceDay: string, paymentDay: string): boolean {
  return daysBetween(serviceDay, paymentDay) <= legalDays;
}

/** Returns the day on which a service of a day is paid: of the closing that follows it, or falls on it. */
export function paymentDayOf({ closingDay, paymentMonths, paymentDay }: PaymentTerm, serviceDay: string): string {
  const first = `${serviceDay.slice(0, 8)}01`;
  const isClosedLater = serviceDay > dayOfMonth(first, closingDay);
  return dayOfMonth(addMonths(first, paymentMonths + (isClosedLater ? 1 : 0)), paymentDay);
}

/** A day of a month that begins on `first`; the month may be shorter. */
function dayOfMonth(first: string, day: number): string {
  const last = Number(addMonths(`${first.slice(0, 8)}31`, 0).slice(8));
  return `${first.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}

function inMonth(day: number): number {
  return Math.min(day, daysOfMonth);
}
