import { http, mutationOptions } from '@haisha/platform';
import type { TimeRecord, TimeRecordMonth } from '@haisha/validation/time-record';
import type { UnforeseeableEventInput } from '@haisha/validation/unforeseeable-event';
import { recordsPath } from '../time-records-api.ts';

const root = '/unforeseeable-events';

type Place = Pick<TimeRecord, 'driverId' | 'date'>;
type Queries = { invalidateQueries: (filters: { queryKey: readonly string[] }) => Promise<unknown> };

/** Enters an event of a day with the document that shows it, and answers the day with its hours. */
export function addEvent({ date, driverId }: Place) {
  return mutationOptions({
    mutationKey: [root, 'add'],
    mutationFn: async ({ file, input }: { input: UnforeseeableEventInput; file: File | null }, { client }) => {
      const known = await http().post<TimeRecord>(`${recordsPath}/${driverId}/${date}/events`, input);
      const added = known.events.find(({ end, kind }) => kind === input.kind && Date.parse(end) === endOf(date, input));
      try {
        if (file && added) await sendDocument(added.id, file);
      } finally {
        await refresh(client);
      }
      return await readAgain({ date, driverId });
    },
  });
}

/** Takes an event back, with why, and answers the day without it. */
export function removeEvent() {
  return mutationOptions({
    mutationKey: [root, 'remove'],
    mutationFn: async ({ id, reason }: { id: string; reason: string }, { client }) => {
      const record = await http().post<TimeRecord>(`${root}/${id}/remove`, { reason });
      await refresh(client);
      return record;
    },
  });
}

/** Where a document of an event is; the server writes down who asks. */
export function documentAddress(id: string, fileId: string): string {
  return http().url(`${root}/${id}/files/${fileId}`);
}

/** The document decides about the hours, and arrives after the event. */
async function readAgain({ date, driverId }: Place): Promise<TimeRecord | undefined> {
  const { records } = await http().get<TimeRecordMonth>(`${recordsPath}/month`, { query: { date, driverId } });
  return records.find((one) => one.date === date);
}

async function sendDocument(id: string, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file, file.name);
  await http().post(`${root}/${id}/files`, form, { timeoutMs: 0 });
}

function endOf(date: string, { toMinutes }: UnforeseeableEventInput): number {
  return Date.parse(`${date}T00:00:00+09:00`) + toMinutes * 60_000;
}

async function refresh(client: Queries): Promise<void> {
  await client.invalidateQueries({ queryKey: [recordsPath] });
}
