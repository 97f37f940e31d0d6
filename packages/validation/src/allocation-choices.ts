import type { FindingLevel } from '@haisha/rules/hours/finding';

/** 自車, 傭車. */
export const allocationOwnerships = ['own', 'hired'] as const;

/** 仮配車, 依頼中, 受諾, 辞退, 配車確定, 乗務員確認, 出勤, 業務前点呼済, 出庫, 帰庫, 業務後点呼済, 日報提出, 日報承認, 締め, 取消. */
export const allocationStatuses = [
  'planned',
  'requested',
  'accepted',
  'declined',
  'confirmed',
  'acknowledged',
  'clockedIn',
  'called',
  'departed',
  'returned',
  'postCalled',
  'reported',
  'approved',
  'locked',
  'cancelled',
] as const;

/** A run in one of these holds neither vehicle nor driver. */
export const releasedStatuses = ['declined', 'cancelled'] as const;

/** What a delivery company is paid for, in the order of the order form; all but the toll by one tax kind. */
export const feeAmounts = [
  'hiredFeeYen',
  'loadingFeeYen',
  'unloadingFeeYen',
  'waitingFeeYen',
  'surchargeYen',
  'otherFeeYen',
  'tollYen',
] as const;

/** 税抜, 税込. */
export const taxKinds = ['excluded', 'included'] as const;

export const crewRoles = ['driver1', 'driver2', 'relief', 'helper'] as const;
export const stopKinds = ['load', 'unload', 'both', 'break'] as const;

/** 不可, 要注意, 参考: `red` blocks, `amber` wants a reason, `info` is worth knowing. */
export const findingLevels = ['red', 'amber', 'info'] as const satisfies readonly FindingLevel[];

/** What may come of a run in a preview: it is made, it stands already, or why it is not made. */
export const placeOutcomes = [
  'placed',
  'already',
  'vehicleInTheWay',
  'driverInTheWay',
  'notInService',
  'blocked',
  'noDeliveries',
] as const;

/** The orders of the list; the newest number comes first by default. */
export const allocationSortColumns = ['operationDate', 'number', 'status', 'updatedAt'] as const;

/** What two runs exchange. */
export const swapSubjects = ['vehicle', 'driver', 'both'] as const;

/** The most runs of one command. */
export const mostRunsAtOnce = 200;

export type AllocationOwnership = (typeof allocationOwnerships)[number];
export type AllocationStatus = (typeof allocationStatuses)[number];
export type CrewRole = (typeof crewRoles)[number];
export type StopKind = (typeof stopKinds)[number];
