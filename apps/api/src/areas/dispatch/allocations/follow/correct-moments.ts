import type { RunMoments } from '@haisha/rules/runs/times-of-runs';
import type { Allocation } from '@haisha/validation/allocation';
import { eq } from 'drizzle-orm';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { setRun } from '../commands/change-run.ts';
import { changeToldRun } from '../notices/tell-of-run.ts';
import { commandDeliveries, lockDeliveries } from '../run-deliveries.ts';

/** Sets right when a run left and came back, as its punches were; its deliveries left with it. */
export async function correctMoments(write: Write, run: Allocation, to: Partial<RunMoments>): Promise<Allocation> {
  return await changeToldRun(write, run, { action: 'update', reason: null }, async ({ actualOutAt, id }) => {
    await setRun(write, id, to);
    if (!to.actualOutAt) return;
    const goods = await write.tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.allocationId, id));
    const rows = await lockDeliveries(
      write,
      goods.map((one) => one.id),
    );
    const together = rows.filter(({ result }) => result.departedAt === actualOutAt);
    await commandDeliveries(write, together, [['correctResult']], { departedAt: to.actualOutAt }, true);
  });
}
