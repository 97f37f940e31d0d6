import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import type { TimeChangeCommand } from '@haisha/rules/states/time-change';
import type {
  TimeChange,
  TimeChangeAsked,
  TimeChangeQuery,
  TimeChangeRuleInput,
  TimeChangeRules,
  TimeChangeView,
} from '@haisha/validation/time-change';
import type { TimeRecord, TimeRecordInput } from '@haisha/validation/time-record';
import { recordsPath } from '../time-records-api.ts';

const root = '/time-changes';
const rule = '/time-change-rule';
const meta = { entity: 'timeChange', shows: ['punch'] };

type RecordPlace = Pick<TimeRecord, 'driverId' | 'date'>;
type Queries = { invalidateQueries: (filters: { queryKey: readonly string[] }) => Promise<unknown> };

/** The changes that wait or were decided, or those of a driver's day. */
export function timeChanges(query: TimeChangeQuery) {
  return queryOptions({
    queryKey: [root, query],
    queryFn: async ({ signal }) => (await http().get<{ items: TimeChange[] }>(root, { query, signal })).items,
    retry: false,
    placeholderData: keepPreviousData,
    meta,
  });
}

/** One change, with what it would do as long as it waits. */
export function timeChange(id: string) {
  return queryOptions({
    queryKey: [root, 'view', id],
    queryFn: ({ signal }) => http().get<TimeChangeView>(`${root}/${id}`, { signal }),
    retry: false,
    staleTime: 0,
    meta,
  });
}

/** What would be if somebody asked for it and it was approved; stores nothing. */
export function askedPreview({ date, driverId }: RecordPlace, input: TimeRecordInput) {
  return queryOptions({
    queryKey: [recordsPath, 'asked preview', driverId, date, input],
    queryFn: ({ signal }) =>
      http().post<TimeChangeAsked>(`${recordsPath}/${driverId}/${date}/changes`, input, {
        query: { preview: true },
        signal,
      }),
    retry: false,
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta,
  });
}

/** Asks for a change of the punches of a day. */
export function askChange() {
  return mutationOptions({
    mutationKey: [root, 'ask'],
    mutationFn: async (
      { input, place: { date, driverId } }: { place: RecordPlace; input: TimeRecordInput },
      { client },
    ) => {
      const asked = await http().post<TimeChangeAsked>(`${recordsPath}/${driverId}/${date}/changes`, input);
      await refresh(client);
      return asked;
    },
  });
}

/** Approves, refuses or takes back a change. */
export function decideChange() {
  return mutationOptions({
    mutationKey: [root, 'decide'],
    mutationFn: async (
      { command, id, reason }: { id: string; command: TimeChangeCommand; reason?: string },
      { client },
    ) => {
      const body = reason === undefined ? {} : { reason };
      const decided = await http().post<TimeChange>(`${root}/${id}/${command}`, body);
      await refresh(client);
      return decided;
    },
  });
}

/** Sends a photo or document of a change; over a slow line it takes as long as it takes. */
export async function sendEvidence(id: string, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file, file.name);
  await http().post(`${root}/${id}/files`, form, { timeoutMs: 0 });
}

/** Where a photo or document of a change is; the server writes down who asks. */
export function evidenceAddress(id: string, fileId: string): string {
  return http().url(`${root}/${id}/files/${fileId}`);
}

/** How long the office changes a day alone. */
export function timeChangeRule() {
  return queryOptions({
    queryKey: [rule],
    queryFn: ({ signal }) => http().get<TimeChangeRules>(rule, { signal }),
    retry: false,
    meta: { entity: 'timeChange' },
  });
}

/** Sets how long the office changes a day alone. */
export function setTimeChangeRule() {
  return mutationOptions({
    mutationKey: [rule],
    mutationFn: async (input: TimeChangeRuleInput, { client }) => {
      client.setQueryData([rule], await http().put<TimeChangeRules>(rule, input));
      await client.invalidateQueries({ queryKey: [recordsPath] });
    },
  });
}

/** A change decides about the punches of its day. */
async function refresh(client: Queries): Promise<void> {
  await Promise.all([root, recordsPath].map((path) => client.invalidateQueries({ queryKey: [path] })));
}
