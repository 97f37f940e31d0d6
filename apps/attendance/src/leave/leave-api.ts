import { createIdempotencyKeys } from '@haisha/http/create-idempotency-keys';
import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import type { LeaveCommand } from '@haisha/rules/states/leave-state';
import type {
  Leave,
  LeaveList,
  LeaveListQuery,
  LeaveRegister,
  LeaveRegisterQuery,
  LeaveRequest,
} from '@haisha/validation/leave';
import type { DriverSchedules, WorkScheduleInput } from '@haisha/validation/work-schedule';

const path = '/leaves';
const keys = createIdempotencyKeys();

/** A leave names the runs that it meets, and is of a driver, by whose schedule paid leave is granted. */
export const leaveMeta = { entity: 'leave', shows: ['allocation', 'driver', 'workSchedule'] };

/** A leave as it is entered: by the office with its driver, else of whoever asks. */
export type LeaveDraft = LeaveRequest & { driverId?: string };

type Queries = { invalidateQueries: (filters: { queryKey: readonly string[] }) => Promise<unknown> };

/** The leaves that touch some days. */
export function leavesOf(query: LeaveListQuery) {
  return queryOptions({
    queryKey: [path, 'list', query],
    queryFn: ({ signal }) => http().get<LeaveList>(path, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: leaveMeta,
  });
}

/** The register of paid leave on a day. */
export function registerOf(query: LeaveRegisterQuery) {
  return queryOptions({
    queryKey: [path, 'register', query],
    queryFn: ({ signal }) => http().get<LeaveRegister>(`${path}/register`, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: leaveMeta,
  });
}

/** What is agreed of a driver's work. */
export function workScheduleOf(driverId: string) {
  return queryOptions({
    queryKey: [path, 'schedule', driverId],
    queryFn: ({ signal }) => http().get<DriverSchedules>(`/drivers/${driverId}/work-schedule`, { signal }),
    retry: false,
    refetchOnMount: 'always',
    meta: { entity: 'workSchedule' },
  });
}

/** Sets what is agreed of a driver's work, as it was read. */
export function setWorkSchedule() {
  return mutationOptions({
    mutationKey: [path, 'schedule'],
    mutationFn: async (
      { input, row: { id, version } }: { input: WorkScheduleInput; row: Pick<DriverSchedules, 'id' | 'version'> },
      { client },
    ) => await readAnew(client, http().put<DriverSchedules>(`/drivers/${id}/work-schedule`, { ...input, version })),
  });
}

/** The office enters a leave, or a driver asks for one; sent twice it is stored once. */
export function addLeave() {
  return mutationOptions({
    mutationKey: [path, 'add'],
    mutationFn: async (input: LeaveDraft, { client }) => {
      const at = 'driverId' in input ? path : `${path}/request`;
      const send = (key: string) => http().post<Leave>(at, input, { headers: { 'Idempotency-Key': key } });
      return await readAnew(client, keys.use(input, send));
    },
  });
}

/** Decides on a leave, or takes it back, as it was read. */
export function decideOnLeave() {
  return mutationOptions({
    mutationKey: [path, 'decide'],
    mutationFn: async (
      { command, leave: { id, version }, reason }: { command: LeaveCommand; leave: Leave; reason: string | null },
      { client },
    ) => await readAnew(client, http().post<Leave>(`${path}/${id}/${command}`, { version, reason })),
  });
}

/** Also whoever was slower reads what stands by now. */
async function readAnew<Answer>(client: Queries, write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } finally {
    await client.invalidateQueries({ queryKey: [path] });
  }
}
