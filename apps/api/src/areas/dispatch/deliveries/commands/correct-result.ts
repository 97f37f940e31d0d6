import type { Delivery } from '@haisha/validation/delivery';
import { type CorrectResult, neededResults } from '@haisha/validation/delivery-result';
import { isEmpty } from '@haisha/validation/rule';
import { validationFailed } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { moveDelivery } from './move-delivery.ts';

/**
 * Sets all results right, in the state in which the delivery is, and says why; the history keeps what was written first.
 * What the state cannot be without stays required.
 */
export async function correctResult(write: Write, id: string, body: CorrectResult): Promise<Delivery> {
  const { version, reason, ...result } = body;
  return await moveDelivery(write, { id, version }, 'correctResult', {
    reason,
    action: 'update',
    values: ({ operationStatus }) => {
      const needed: Readonly<Record<string, readonly (keyof typeof result)[]>> = neededResults;
      const errors = (needed[operationStatus] ?? [])
        .filter((path) => isEmpty(result[path]))
        .map((path) => ({ path, code: 'required' }));
      if (errors.length > 0) throw validationFailed(errors);
      return result;
    },
  });
}
