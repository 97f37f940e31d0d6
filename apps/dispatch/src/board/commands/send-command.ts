import { createIdempotencyKeys } from '@haisha/http/create-idempotency-keys';
import { http } from '@haisha/platform';
import type { Allocation } from '@haisha/validation/allocation';
import type { PlaceAnswer, PlacedRuns, RunPair } from '@haisha/validation/allocation-command';
import { answerMs, runsPath } from './board-api.ts';
import type { BoardCommand } from './board-command.ts';

const keys = createIdempotencyKeys();

/** The versions in which runs and deliveries were seen. */
export type SeenVersions = {
  run: (id: string) => number;
  delivery: (id: string) => number;
};

/** Sends a command of the board and returns the runs that it changed; `runsWith` reads them where the answer has only their ids. */
export async function sendCommand(
  command: BoardCommand,
  seen: SeenVersions,
  runsWith: (ids: readonly string[]) => Promise<Allocation[]>,
): Promise<Allocation[]> {
  const { reason } = command;
  const why = reason === undefined ? {} : { reason };
  switch (command.kind) {
    case 'move': {
      const { runId: id, target, start, end } = command;
      return runsIn(await post(`/${id}/move`, { id, version: seen.run(id), target, start, end, ...why }));
    }
    case 'create': {
      const deliveries = command.deliveryIds.map((id) => ({ id, version: seen.delivery(id) }));
      const body = { ...command.run, deliveries, ...why };
      return runsIn(await keys.use(body, (key) => post('', body, { 'Idempotency-Key': key })));
    }
    case 'place': {
      const deliveries = command.deliveryIds.map((id) => ({ id, version: seen.delivery(id) }));
      const to = command.runId === null ? {} : { allocationId: command.runId };
      return runsIn(await post('/place', { ...to, deliveries, ...why }));
    }
    case 'crew': {
      const { runId: id, driver1Id, driver2Id } = command;
      return runsIn(await post(`/${id}/crew`, { version: seen.run(id), driver1Id, driver2Id, ...why }));
    }
    case 'swap': {
      const [first, second] = [command.firstId, command.secondId].map((id) => ({ id, version: seen.run(id) }));
      const body = { first, second, what: command.what, ...why };
      return runsIn(await keys.use(body, (key) => post('/swap', body, { 'Idempotency-Key': key })));
    }
    case 'split': {
      const { deliveryIds, runId } = command;
      const body = { version: seen.run(runId), deliveryIds };
      const path = `/${runId}/split`;
      return runsIn(await keys.use([path, body], (key) => post(path, body, { 'Idempotency-Key': key })));
    }
    case 'join': {
      const { otherId, runId } = command;
      const other = { id: otherId, version: seen.run(otherId) };
      return runsIn(await post(`/${runId}/join`, { version: seen.run(runId), other, ...why }));
    }
    case 'stops': {
      const stops = command.stops
        .toSorted((a, b) => a.position - b.position)
        .map(({ id, plannedArriveAt, plannedDepartAt }, position) => ({
          id,
          position,
          plannedArriveAt,
          plannedDepartAt,
        }));
      return runsIn(await post(`/${command.runId}/stops`, { version: seen.run(command.runId), stops, ...why }));
    }
    case 'make': {
      const { body: asked, name } = command.making;
      const body = { ...asked, reason: reason ?? null };
      const answer = await keys.use([name, body], (key) => post(`/${name}`, body, { 'Idempotency-Key': key }));
      return await runsWith((answer as PlacedRuns).rows.flatMap(({ allocationId }) => allocationId ?? []));
    }
    case 'unmake': {
      const allocations = command.runIds.map((id) => ({ id, version: seen.run(id) }));
      const body = { allocations, reason };
      return runsIn(await keys.use(body, (key) => post('/cancel', body, { 'Idempotency-Key': key })));
    }
    case 'state':
      return runsIn(await post(`/${command.runId}/${command.name}`, { version: seen.run(command.runId), ...why }));
  }
}

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  return http().post(`${runsPath}${path}`, body, { headers, timeoutMs: answerMs });
}

/** An answer is a run, the runs of deliveries that were placed, or a pair. */
function runsIn(answer: unknown): Allocation[] {
  const { allocations, first, second } = answer as Partial<PlaceAnswer & RunPair>;
  if (allocations) return allocations;
  return first && second ? [first, second] : [answer as Allocation];
}
