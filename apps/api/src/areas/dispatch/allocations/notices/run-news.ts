import { isFeeAgreed } from '@haisha/rules/states/allocation-state';
import type { Allocation } from '@haisha/validation/allocation';
import type { NotificationKind } from '@haisha/validation/notification';

/** What a change of a run is to somebody. */
export type RunNews =
  | { kind: NotificationKind; to: 'company'; deliveryCompanyId: string }
  | { kind: NotificationKind; to: 'dispatchers' }
  | { kind: NotificationKind; to: 'drivers'; driverIds: readonly string[] };

type Status = Allocation['status'];

/** What a delivery company has before it: it was asked, and said no neither itself nor we. */
const isAsked = (status: Status) => !['planned', 'declined', 'cancelled'].includes(status);

/** What its crew counts on, and is not back from yet. */
const isCountedOn = (status: Status) =>
  ['confirmed', 'acknowledged', 'clockedIn', 'called', 'departed'].includes(status);

/**
 * Returns who should hear of a change of a run: the delivery company of what it is asked, the dispatchers of what it
 * answers, the drivers of what changes from the confirmation on, and both of the confirmation.
 */
export function newsOf(before: Allocation, after: Allocation): RunNews[] {
  return [...forCompany(before, after), ...forDispatchers(before, after), ...forDrivers(before, after)];
}

function forCompany(before: Allocation, after: Allocation): RunNews[] {
  const { deliveryCompanyId } = after;
  if (deliveryCompanyId === null) return [];
  const [was, is] = [before, after].map(({ status }) => isAsked(status));
  const told = (kind: NotificationKind): RunNews[] => [{ kind, to: 'company', deliveryCompanyId }];
  if (!was) return after.status === 'requested' ? told('runRequested') : [];
  if (after.status === 'cancelled') return told('runCancelled');
  if (after.status === 'planned') return told('runWithdrawn');
  if (isConfirming(before, after)) return told('runConfirmed');
  return is && isFeeAgreed(before.status) && priced(before) !== priced(after) ? told('runChanged') : [];
}

function forDispatchers({ status: before }: Allocation, { status }: Allocation): RunNews[] {
  if (before !== 'requested' || (status !== 'accepted' && status !== 'declined')) return [];
  return [{ kind: status === 'accepted' ? 'runAccepted' : 'runDeclined', to: 'dispatchers' }];
}

function forDrivers(before: Allocation, after: Allocation): RunNews[] {
  const [had, has] = [driversOf(before), driversOf(after)];
  const told = (kind: NotificationKind, driverIds: readonly string[]): RunNews[] =>
    driverIds.length === 0 ? [] : [{ kind, to: 'drivers', driverIds }];
  if (isConfirming(before, after)) return told('runConfirmed', has);
  if (!isCountedOn(before.status)) return [];
  if (after.status === 'cancelled') return told('runCancelled', had);
  if (after.status === 'planned') return told('runReopened', had);
  const stay = had.filter((id) => has.includes(id));
  return [
    ...told(
      'runReleased',
      had.filter((id) => !has.includes(id)),
    ),
    ...told(
      'runAssigned',
      has.filter((id) => !had.includes(id)),
    ),
    ...(planned(before) === planned(after) ? [] : told('runChanged', stay)),
  ];
}

function isConfirming({ status: before }: Allocation, { status }: Allocation): boolean {
  return !isCountedOn(before) && status === 'confirmed';
}

function driversOf({ crew }: Allocation): string[] {
  return crew.map(({ driverId }) => driverId);
}

/** What whoever drives the run has to know of it: when, with what, where to, how much. */
function planned(run: Allocation): string {
  const { end, endAt, instruction, load, note, reportAt, start, trailerId, vehicleId } = run;
  const stops = run.stops.map(({ destinationId, kind, placeName, plannedArriveAt, plannedDepartAt }) => [
    ...[destinationId, kind, placeName],
    ...[plannedArriveAt, plannedDepartAt],
  ]);
  return JSON.stringify([start, end, reportAt, endAt, vehicleId, trailerId, instruction, note, load, stops]);
}

/** The same with what is paid for it. */
function priced(run: Allocation): string {
  return JSON.stringify([planned(run), run.hiredFeeYen, run.fees]);
}
