import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import type { DepartureBoard, DepartureBoardQuery } from '@haisha/validation/departure-board';
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
