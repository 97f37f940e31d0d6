import { http, mutationOptions, queryOptions } from '@haisha/platform';
import type { CheckRuleName } from '@haisha/rules/checks/check-rules';
import type {
  CheckLevelInput,
  CheckLevelRecord,
  CheckSettingsAnswer,
  RollCallHours,
  RollCallHoursInput,
} from '@haisha/validation/check-level';
import { runsPath } from '../commands/board-api.ts';

const path = '/check-levels';

type Queries = { invalidateQueries: (filters: { queryKey: readonly string[] }) => unknown };

/** What the company has set for the checks, with its history. */
export function checkSettings() {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => http().get<CheckSettingsAnswer>(path, { signal }),
    retry: false,
    meta: { entity: 'checkLevel', shows: ['department'] },
  });
}

/** Sets a rule from a day on. */
export function setLevel(rule: CheckRuleName) {
  return mutationOptions({
    mutationKey: [path, rule],
    mutationFn: async (input: CheckLevelInput, { client }) =>
      await readAnew(client, http().put<CheckLevelRecord>(`${path}/${rule}`, input)),
  });
}

/** Sets when somebody may call the roll at a department, from a day on. */
export function setRollCallHours(departmentId: string) {
  return mutationOptions({
    mutationKey: [path, departmentId],
    mutationFn: async (input: RollCallHoursInput, { client }) =>
      await readAnew(client, http().put<RollCallHours>(`/roll-call-hours/${departmentId}`, input)),
  });
}

/** Also whoever was slower reads what has been set meanwhile; the board judges by it. */
async function readAnew<Answer>(client: Queries, write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } finally {
    for (const queryKey of [[path], [runsPath, 'day']]) void client.invalidateQueries({ queryKey });
  }
}
