import { http, mutationOptions } from '@haisha/platform';
import type { Allocation } from '@haisha/validation/allocation';
import type { SetFees } from '@haisha/validation/run-fees';
import { runDetail, runsPath } from '../commands/board-api.ts';

/** Sets the fees of a run. */
export function setRunFees(id: string) {
  return mutationOptions({
    mutationKey: [runsPath, 'fees'],
    mutationFn: async (fees: SetFees, { client }) => {
      const run = await http().post<Allocation>(`${runsPath}/${encodeURIComponent(id)}/fees`, fees);
      // At once: a form that is saved before the run is read anew would meet its own change as a conflict.
      client.setQueryData(runDetail(id).queryKey, (known) => known && { ...known, ...run });
      void client.invalidateQueries({ queryKey: [runsPath] });
      return run;
    },
  });
}
