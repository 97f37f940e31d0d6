import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import { dayErrors } from '@haisha/validation/plausible-days';
import type { FieldError } from '@haisha/validation/rule';
import { and, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { requireWithinScope } from '../../../services/records/read/row-scope.ts';
import { createDeliveries } from './create-deliveries.ts';
import { referenceErrors } from './delivery-references.ts';

/** Stores all lines of a sheet, or none of them and says of each line what is wrong with it: `lines.3.slipNumber`. */
export async function createBatch(write: Write, lines: readonly DeliveryInput[]): Promise<Delivery[]> {
  const { tx, scope } = write;
  for (const { departmentId } of lines) requireWithinScope(scope, departmentId);
  const pathAt = (index: number, field: string) => `lines.${index}.${field}`;
  const days = lines.flatMap((line, index) =>
    dayErrors('delivery', line, scope).map((error) => ({ ...error, path: pathAt(index, error.path) })),
  );
  const errors = [...days, ...(await referenceErrors(tx, lines, pathAt)), ...(await slipErrors(tx, lines, pathAt))];
  if (errors.length > 0) throw validationFailed(errors);
  return await createDeliveries(
    write,
    lines.map((input) => ({ input })),
  );
}

/** A slip number stands once within its owner: neither in an earlier line nor among the deliveries. */
async function slipErrors(
  tx: Transaction,
  lines: readonly DeliveryInput[],
  pathAt: (index: number, field: string) => string,
): Promise<FieldError[]> {
  const slips = lines.map(({ cargoOwnerId, slipNumber }) =>
    slipNumber === null ? null : `${cargoOwnerId} ${slipNumber}`,
  );
  const given = slips.filter((slip) => slip !== null);
  if (given.length === 0) return [];
  const slip = sql<string>`${deliveries.cargoOwnerId}::text || ' ' || ${deliveries.slipNumber}`;
  const taken = await tx
    .select({ slip })
    .from(deliveries)
    .where(
      and(
        sql`(${deliveries.cargoOwnerId}, ${deliveries.slipNumber}) in (select split_part(given, ' ', 1)::uuid,
          substr(given, strpos(given, ' ') + 1) from unnest(${sql.param(given)}::text[]) as given)`,
        isNull(deliveries.archivedAt),
        isNull(deliveries.splitFromId),
        isNull(deliveries.followsId),
      ),
    );
  const known = new Set(taken.map((row) => row.slip));
  return slips.flatMap((own, index) => {
    const isTaken = own !== null && (known.has(own) || slips.indexOf(own) < index);
    return isTaken ? [{ path: pathAt(index, 'slipNumber'), code: 'taken' }] : [];
  });
}
