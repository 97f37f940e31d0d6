import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import type { CentreMonth, CentreMonthQuery } from '@haisha/validation/centre-month';
import type {
  TimeRecord,
  TimeRecordChange,
  TimeRecordDay,
  TimeRecordDayQuery,
  TimeRecordInput,
  TimeRecordMonth,
  TimeRecordMonthQuery,
} from '@haisha/validation/time-record';
import { keyOf } from './records/record-row.ts';

/** Below which address time records are read and written. */
export const recordsPath = '/time-records';

/** A punch of anybody, and a change of what is planned, are seen in time records. */
export const timeRecordMeta = { entity: 'punch', shows: ['allocation', 'driver', 'labourMonth', 'timeChange'] };

/** The day of a centre: a record for each of its drivers. */
export function dayOfCentre(query: TimeRecordDayQuery) {
  return queryOptions({
    queryKey: [recordsPath, 'day', query],
    queryFn: ({ signal }) => http().get<TimeRecordDay>(`${recordsPath}/day`, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: timeRecordMeta,
  });
}

/** The labour month of a driver that holds a day; without a driver that of whoever asks. */
export function monthOfDriver(query: TimeRecordMonthQuery) {
  return queryOptions({
    queryKey: [recordsPath, 'month', query],
    queryFn: ({ signal }) => http().get<TimeRecordMonth>(`${recordsPath}/month`, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: timeRecordMeta,
  });
}

/** The labour month of a centre that holds a day: a cell for each driver and day. */
export function monthOfCentre(query: CentreMonthQuery) {
  return queryOptions({
    queryKey: [recordsPath, 'centre-month', query],
    queryFn: ({ signal }) => http().get<CentreMonth>(`${recordsPath}/centre-month`, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: timeRecordMeta,
  });
}

/** One day of a driver. */
export function recordOfDay({ date, driverId }: RecordPlace) {
  return queryOptions({
    queryKey: [recordsPath, 'record', driverId, date],
    queryFn: ({ signal }) => http().get<TimeRecord>(`${recordsPath}/${driverId}/${date}`, { signal }),
    staleTime: 0,
    meta: timeRecordMeta,
  });
}

type RecordPlace = Pick<TimeRecord, 'driverId' | 'date'>;

/** What would be if the punches of a day were these; stores nothing. */
export function previewOf({ date, driverId }: RecordPlace, input: TimeRecordInput) {
  return queryOptions({
    queryKey: [recordsPath, 'preview', driverId, date, input],
    queryFn: ({ signal }) =>
      http().put<TimeRecordChange>(`${recordsPath}/${driverId}/${date}`, input, { query: { preview: true }, signal }),
    retry: false,
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: timeRecordMeta,
  });
}

/** Writes the punches of a day; the hours of the days around it follow. */
export function saveRecord() {
  return mutationOptions({
    mutationKey: [recordsPath, 'save'],
    mutationFn: async (
      { input, place: { date, driverId } }: { place: RecordPlace; input: TimeRecordInput },
      { client },
    ) => {
      const change = await http().put<TimeRecordChange>(`${recordsPath}/${driverId}/${date}`, input);
      const { after } = change;
      const put = <Answer extends { records: TimeRecord[] }>(answer: Answer | undefined) =>
        answer && { ...answer, records: answer.records.map((one) => (keyOf(one) === keyOf(after) ? after : one)) };
      for (const kind of ['day', 'month']) client.setQueriesData<TimeRecordDay>({ queryKey: [recordsPath, kind] }, put);
      void client.invalidateQueries({ queryKey: [recordsPath] });
      return change;
    },
  });
}
