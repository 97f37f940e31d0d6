import type { RunMoments } from '@haisha/rules/runs/times-of-runs';
import { isClosed } from '@haisha/rules/states/delivery-billing';
import { deliveryOperation } from '@haisha/rules/states/delivery-operation';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { Allocation } from '@haisha/validation/allocation';
import { eq } from 'drizzle-orm';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { wordOf } from '../../../../services/words/word-of.ts';
import { moveDelivery } from '../../deliveries/commands/move-delivery.ts';
import { setRun } from '../commands/change-run.ts';
import { changeToldRun } from '../notices/tell-of-run.ts';
import { lockDeliveries } from '../run-deliveries.ts';
import type { Correction } from './read-runs-behind.ts';

/** Sets right when a run left or came back, as its punch was, with the reason of that; its deliveries left with it. */
export async function correctMoment(
  write: Write,
  run: Allocation,
  moment: keyof RunMoments,
  correction: Correction,
): Promise<Allocation> {
  const reason = reasonOf(correction);
  return await changeToldRun(write, run, { action: 'update', reason }, async ({ actualOutAt, id }) => {
    await setRun(write, id, { [moment]: correction.at });
    if (moment === 'actualInAt') return;
    const goods = await write.tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.allocationId, id));
    const rows = await lockDeliveries(
      write,
      goods.map((one) => one.id),
    );
    const how = { action: 'update', values: () => ({ departedAt: correction.at }), ...(reason && { reason }) } as const;
    for (const row of rows) {
      const mayRest =
        isClosed(row.billingStatus) || !transitionOf(deliveryOperation, row.operationStatus, 'correctResult');
      if (mayRest || row.result.departedAt !== actualOutAt) continue;
      await moveDelivery(write, row, 'correctResult', how);
    }
  });
}

/** 打刻忘れ、帰宅後に連絡: as people write reasons in the log themselves. */
function reasonOf({ reason, reasonText }: Correction): string | null {
  const chosen = reason && wordOf('ja', 'timeRecord', 'reason', reason);
  return [chosen, reasonText].filter(Boolean).join('、') || null;
}
