import {
  type AllocationCommand,
  type AllocationTransition,
  allocationState,
  effectsOnDeliveries,
} from '@haisha/rules/states/allocation-state';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { Allocation, Finding } from '@haisha/validation/allocation';
import type { VersionedId } from '@haisha/validation/entity';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import {
  callRefused,
  permissionDenied,
  recordInWrongState,
  recordNotFound,
  validationFailed,
} from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { allocationRepository } from '../allocation-repository.ts';
import { changeToldRun } from '../notices/tell-of-run.ts';
import { passChecks, transactionTime, wholeScope } from '../pass-checks.ts';
import { commandDeliveries, lockDeliveries } from '../run-deliveries.ts';
import { callBefore } from './call-before.ts';
import { type RunValues, requireSeenRun, setRun } from './change-run.ts';

/** `at` is when it was, where that is not now. Whoever punched is back, though results of deliveries may follow. */
type Given = { reason: string | null; values?: RunValues; at?: string; resultsMayFollow?: boolean };

/**
 * Gives a run a command: what the state machine allows in its state and to this person, with what follows for its
 * deliveries; recorded with the reason.
 */
export async function commandRun(
  write: Write,
  at: VersionedId,
  command: AllocationCommand,
  given: Given,
): Promise<Allocation> {
  const seen = await allocationRepository.find(write.tx, at.id, write.scope);
  if (!seen) throw recordNotFound();
  // Here, where the answer holds no more than this person sees.
  requireSeenRun(seen, at.version);
  requireTransition(write, seen, command);
  // Who sees a part of the run changes no other part of it.
  const whole = { ...write, scope: wholeScope(write.scope) };
  const { status, version } = await moveState(whole, at, command, given);
  const after = await allocationRepository.find(write.tx, at.id, write.scope);
  // Whoever declined a run sees it no more.
  return after ?? { ...seen, status, version };
}

async function moveState(write: Write, at: VersionedId, command: AllocationCommand, given: Given): Promise<Allocation> {
  const { reason, values } = given;
  return await changeToldRun(write, at, { action: 'changeStatus', reason }, async (row) => {
    const line = requireTransition(write, row, command);
    const findings = await requireGuards(write, row, line, given);
    const status = line.to;
    await setRun(write, row.id, { ...values, ...valuesOf(write, command, given), ...findings, status });
    if (line.guards.includes('judged')) {
      await passChecks(write, row.id, row.findings, { manner: 'settle', reason, stage: 'confirm' });
    }
    if (line.guards.includes('priced')) await passChecks(write, row.id, row.findings, { reason });
    await affectDeliveries(write, row.id, command, given.at);
  });
}

/** Returns the line of the machine; throws where there is none, or none for this person. */
export function requireTransition(
  { scope }: Pick<Write, 'scope'>,
  row: Allocation,
  command: AllocationCommand,
): AllocationTransition {
  const line = transitionOf(allocationState, row.status, command);
  const isOther = line?.guards.some((guard) => (guard === 'own' || guard === 'hired') && guard !== row.ownership);
  if (!line || isOther) throw recordInWrongState(row);
  if (!line.permissions.some(scope.may)) throw permissionDenied();
  return line;
}

/** What a command does to the deliveries of its run; those that are further already stay as they are. */
async function affectDeliveries(
  write: Write,
  runId: string,
  command: AllocationCommand,
  at: string | undefined,
): Promise<void> {
  const effects = effectsOnDeliveries[command];
  if (!effects) return;
  const goods = await write.tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.allocationId, runId));
  // Whoever may do this to the run may do it to what is on it; the log keeps all of it, also what this person does not see.
  const all = { ...write, scope: { ...write.scope, may: () => true } };
  const rows = await lockDeliveries(
    all,
    goods.map(({ id }) => id),
  );
  const gone = command === 'cancel' ? { allocationId: null, loadStopId: null, unloadStopId: null } : {};
  const departed = command === 'depart' ? { departedAt: at ?? (await transactionTime(write.tx)) } : {};
  const chains = command === 'cancel' ? ([['unassign'], effects] as const) : [effects];
  await commandDeliveries(all, rows, chains, { ...gone, ...departed }, true);
}

async function requireGuards(
  write: Write,
  row: Allocation,
  { guards }: AllocationTransition,
  { reason, resultsMayFollow }: Given,
): Promise<{ findings?: Finding[] }> {
  if (guards.includes('reason') && reason === null) throw validationFailed([{ path: 'reason', code: 'required' }]);
  if (guards.includes('results') && reason === null && !resultsMayFollow && (await hasOpenDeliveries(write, row.id))) {
    throw validationFailed([{ path: 'reason', code: 'openDeliveries' }]);
  }
  if (!guards.includes('called') || row.ownership === 'hired') return {};
  const call = await callBefore(write.tx, row);
  if (call === 'refused') throw callRefused();
  if (call === 'passed') return {};
  return { findings: [...row.findings, { check: 24, level: 'red', code: 'departedWithoutCall' }] };
}

async function hasOpenDeliveries({ tx }: Write, id: string): Promise<boolean> {
  const isOpen = and(
    eq(deliveries.allocationId, id),
    notInArray(deliveries.operationStatus, ['delivered', 'partial', 'failed', 'cancelled']),
  );
  return (await tx.$count(deliveries, isOpen)) > 0;
}

/** What else a command keeps. */
function valuesOf({ actor }: Write, command: AllocationCommand, { at, reason }: Given): RunValues {
  const now = at ?? sql`now()`;
  switch (command) {
    case 'request':
      return { requestedAt: now, answeredAt: null };
    case 'withdraw':
    case 'replan':
      return { requestedAt: null, answeredAt: null };
    case 'accept':
    case 'decline':
      return { answeredAt: now };
    case 'confirm':
      return { confirmedAt: now, confirmedBy: actor.userId };
    case 'unconfirm':
      return { confirmedAt: null, confirmedBy: null };
    case 'depart':
      return { actualOutAt: now };
    case 'return':
      return { actualInAt: now };
    case 'cancel':
      return { cancelReason: reason };
    default:
      return {};
  }
}
