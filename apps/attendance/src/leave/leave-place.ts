import { isRecordId } from '@haisha/records/is-record-id';

/** Where leaves are; the address names the month, the centre and the view. */
export const leavePath = '/leave';

export const leaveViews = ['list', 'register'] as const;
type LeaveView = (typeof leaveViews)[number];
export type LeaveAddress = { month: string; departmentId: string | null; view: LeaveView; id: string | null };

/** Reads the address; what is unknown or nonsense there counts as not said. */
export function readLeaveAddress(params: URLSearchParams, today: string): LeaveAddress {
  const month = params.get('month') ?? '';
  return {
    month: /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7),
    departmentId: params.getAll('departmentId').find(isRecordId) ?? null,
    view: leaveViews.find((view) => view === params.get('view')) ?? 'list',
    id: params.getAll('id').find(isRecordId) ?? null,
  };
}

/** Writes the address: only what differs from the page just opened. */
export function writeLeaveAddress({ departmentId, month, view }: LeaveAddress, today: string): Record<string, string> {
  return {
    ...(view !== 'list' && { view }),
    ...(month !== today.slice(0, 7) && { month }),
    ...(departmentId !== null && { departmentId }),
  };
}
