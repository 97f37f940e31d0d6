import { ids, type ListQuery, manyOf, type OneFilter, oneOf } from '@haisha/records/list/list-definition';
import { addDays, daysBetween } from '@haisha/rules/calendar';
import { type CallBookFilter, mostDaysOf } from '@haisha/validation/call-book';
import {
  callBookEntries,
  callFindings,
  rollCallKinds,
  rollCallMethods,
  rollCallResults,
} from '@haisha/validation/roll-call-choices';

/** Days back from today, today included; without a choice 31. */
export const bookPeriods = ['7', '31', '92', '365', '731', 'range'] as const;

/** What the address of the call book can say. */
export const bookList = {
  sortColumns: ['at'] as const,
  filters: {
    period: oneOf(bookPeriods),
    from: day(),
    to: day(),
    departmentId: ids(),
    driverId: ids(),
    entry: manyOf(callBookEntries),
    kind: manyOf(rollCallKinds),
    method: manyOf(rollCallMethods),
    result: manyOf(rollCallResults),
    finding: manyOf(callFindings),
    byId: ids(),
  },
};

export type BookQuery = ListQuery<typeof bookList>;

function day(): OneFilter<string> {
  return { many: false, accepts: (text): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text) };
}

/** What the server is asked for an address, on a day, YYYY-MM-DD. */
export function bookFilter(
  { archived: _, page: __, pageSize: ___, sort: ____, from, period = '31', to, ...query }: BookQuery,
  today: string,
): CallBookFilter {
  if (period === 'range') return { ...query, ...(from && { from }), ...(to && { to }) };
  return { ...query, from: addDays(today, 1 - Number(period)), to: today };
}

/** No day lies in such a period. */
export function isBackwards({ from, to }: CallBookFilter): boolean {
  return from !== undefined && to !== undefined && to < from;
}

/** The days of the paper; null where they are more than one paper has. */
export function printedDays(filter: CallBookFilter, today: string): { from: string; to: string } | null {
  const { from, to = today } = filter;
  if (from === undefined || isBackwards(filter) || to < from) return null;
  return daysBetween(from, to) < mostDaysOf(filter) ? { from, to } : null;
}
