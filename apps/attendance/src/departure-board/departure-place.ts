import { addDays, addMonths } from '@haisha/rules/calendar';
import { isRealDay } from '@haisha/rules/day';

/** Where the morning board is; its address names the day and the centre. */
export const departurePath = '/attendance-departure-of-the-driver';

/** The call book. */
export const callBookPath = `${departurePath}/call-book`;

/** The board on a big screen. */
export const departureScreenPath = `${departurePath}/screen`;

export type DepartureAddress = { date: string; departmentId: string | null };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address; what is unknown or nonsense there counts as not said. */
export function readDepartureAddress(params: URLSearchParams, today: string): DepartureAddress {
  const [date = '', year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(params.get('date') ?? '') ?? [];
  return {
    date: date !== '' && isRealDay(Number(year), Number(month), Number(day)) ? date : today,
    departmentId: params.getAll('departmentId').find((id) => uuid.test(id)) ?? null,
  };
}

/** The days of the papers of the call book: a day alone, and the calendar month around it. */
export function paperDays(date: string): Record<'day' | 'month', { from: string; to: string }> {
  const first = `${date.slice(0, 8)}01`;
  return { day: { from: date, to: date }, month: { from: first, to: addDays(addMonths(first, 1), -1) } };
}
