import type { Run, Target } from '../day/board-types.ts';
import type { BoardCommand, CrewChoice, StateCommand } from './board-command.ts';

/** Commands of the state that take each other back. */
const opposite: Partial<Record<StateCommand, StateCommand>> = {
  request: 'withdraw',
  withdraw: 'request',
  confirm: 'unconfirm',
  unconfirm: 'confirm',
};

/** Where a run stands; null for one without vehicle, driver and delivery company. */
export function targetOf({ ownership, vehicleId, deliveryCompanyId, crew }: Run): Target | null {
  if (ownership === 'hired') return deliveryCompanyId === null ? null : { deliveryCompanyId };
  if (vehicleId !== null) return { vehicleId };
  const driver = crew.find(({ role }) => role === 'driver1');
  return driver ? { driverId: driver.driverId } : null;
}

/** The drivers of a run. */
export function crewOf({ crew }: Run): CrewChoice {
  const of = (role: 'driver1' | 'driver2') => crew.find((one) => one.role === role)?.driverId ?? null;
  return { driver1Id: of('driver1'), driver2Id: of('driver2') };
}

/**
 * Returns the command that takes another one back, from the run as it was before and those that the server answered;
 * null for what has no way back. `reason` is given where one is asked for.
 */
export function inverseOf(
  command: BoardCommand,
  before: Run | undefined,
  runs: readonly Run[],
  reason: string,
): BoardCommand | null {
  const [after, second] = runs;
  if (!after) return null;
  switch (command.kind) {
    case 'make':
      return { kind: 'unmake', runIds: runs.map(({ id }) => id), reason };
    case 'unmake':
      return null;
    case 'create':
      return { kind: 'state', runId: after.id, name: 'cancel', reason };
    case 'place':
      return { kind: 'place', runId: command.fromRunId, deliveryIds: command.deliveryIds, fromRunId: command.runId };
    case 'crew':
      return before ? { kind: 'crew', runId: after.id, ...crewOf(before) } : null;
    case 'swap': {
      const { firstId, secondId, what } = command;
      return { kind: 'swap', firstId, secondId, what };
    }
    case 'split': {
      const { deliveryIds, runId } = command;
      return second ? { kind: 'join', runId, otherId: second.id, deliveryIds, reason } : null;
    }
    case 'join':
      return { kind: 'split', runId: command.runId, deliveryIds: command.deliveryIds };
    case 'stops':
      return before ? { kind: 'stops', runId: before.id, stops: before.stops } : null;
    case 'move':
      return before ? moveBack(command, before) : null;
    case 'state': {
      const name = opposite[command.name];
      return name === undefined ? null : { kind: 'state', runId: after.id, name, reason };
    }
  }
}

/** A row is a vehicle, a driver or a delivery company: going back it is the same kind of row, where the run had one. */
function moveBack({ target }: BoardCommand & { kind: 'move' }, before: Run): BoardCommand | null {
  const { driver1Id } = crewOf(before);
  const back =
    'driverId' in target && before.ownership === 'own' ? driver1Id && { driverId: driver1Id } : targetOf(before);
  if (!back) return null;
  return { kind: 'move', runId: before.id, target: back, start: before.start, end: before.end };
}
