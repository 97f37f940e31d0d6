import { isRecordId } from '@haisha/records/is-record-id';
import { isDay } from '@haisha/validation/rule';

/** Where daily reports are; the address names the day, the centre and the run whose report is open. */
export const dailyReportPath = '/daily-reports';

export type ReportAddress = { date: string; departmentId: string | null; open: string | null };

/** Reads the address; what is unknown or nonsense there counts as not said. */
export function readReportAddress(params: URLSearchParams, today: string): ReportAddress {
  const date = params.get('date');
  return {
    date: isDay(date) ? date : today,
    departmentId: params.getAll('departmentId').find(isRecordId) ?? null,
    open: params.getAll('open').find(isRecordId) ?? null,
  };
}

/** Writes the address: only what differs from the page just opened. */
export function writeReportAddress({ date, departmentId, open }: ReportAddress, today: string): URLSearchParams {
  return new URLSearchParams({
    ...(date !== today && { date }),
    ...(departmentId !== null && { departmentId }),
    ...(open !== null && { open }),
  });
}
