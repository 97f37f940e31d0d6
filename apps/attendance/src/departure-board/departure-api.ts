import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import type { DepartureBoard, DepartureBoardQuery, DepartureNoteInput } from '@haisha/validation/departure-board';
import type { RollCall, RollCallInput } from '@haisha/validation/roll-call';

const path = '/departure-board';
/** Besides what others change, in case that nobody tells of it. */
const readMs = 30_000;

/** The morning board of a department on a day. */
export function departureBoardOf(query: DepartureBoardQuery) {
  return queryOptions({
    queryKey: [path, query],
    queryFn: ({ signal }) => http().get<DepartureBoard>(path, { query, signal }),
    refetchInterval: readMs,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { entity: 'departureBoard', shows: ['allocation', 'driver'] },
  });
}

/** Records a roll call; its id makes sure that it is recorded once. */
export function holdRollCall() {
  return mutationOptions({
    mutationKey: ['/roll-calls'],
    mutationFn: async (input: RollCallInput, { client }) => {
      const call = await http().post<RollCall>('/roll-calls', input);
      await client.invalidateQueries({ queryKey: [path] });
      return call;
    },
  });
}

/** Something that is written on the board beside a driver of a day. */
export type BoardAct =
  | { kind: 'acknowledge'; alertId: string; reason: string | null }
  | { kind: 'note'; driverId: string; date: string; note: DepartureNoteInput }
  | { kind: 'absent'; driverId: string; date: string; note: string | null };

/** Acknowledges an alert, writes a note, or marks who does not come. */
export function writeOnBoard() {
  return mutationOptions({
    mutationKey: [path],
    mutationFn: async (act: BoardAct, { client }) => {
      await send(act);
      await client.invalidateQueries({ queryKey: [path] });
    },
  });
}

async function send(act: BoardAct): Promise<void> {
  if (act.kind === 'acknowledge') {
    await http().post(`/departure-alerts/${act.alertId}/acknowledge`, { reason: act.reason });
    return;
  }
  const at = `${path}/${act.driverId}/${act.date}`;
  if (act.kind === 'note') await http().post(`${at}/notes`, act.note);
  else await http().post(`${at}/absence`, { note: act.note });
}
