import { isRecordId } from '@haisha/records/is-record-id';

/** What the address says: the month of a driver where one is named, else the day or the month of a centre. */
export type TimeAddress = {
  date: string;
  departmentId: string | null;
  driver: string | null;
  span: 'day' | 'month';
};

/** Reads the address; what is unknown or nonsense there counts as not said. */
export function readTimeAddress(params: URLSearchParams, today: string): TimeAddress {
  const date = params.get('date') ?? '';
  return {
    date: isDay(date) ? date : today,
    departmentId: params.getAll('departmentId').find(isRecordId) ?? null,
    driver: params.getAll('driver').find(isRecordId) ?? null,
    span: params.get('span') === 'month' ? 'month' : 'day',
  };
}

/** Writes the address: only what differs from the page just opened. */
export function writeTimeAddress({ date, departmentId, driver, span }: TimeAddress, today: string): URLSearchParams {
  const params = new URLSearchParams();
  if (driver !== null) params.set('driver', driver);
  if (date !== today) params.set('date', date);
  if (departmentId !== null) params.set('departmentId', departmentId);
  if (span === 'month') params.set('span', span);
  return params;
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
