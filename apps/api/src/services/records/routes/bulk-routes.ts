import { type Bulk, type BulkSet, bulkAnswerSchema, bulkSchema, bulkSetSchema } from '@haisha/validation/bulk';
import type { EntityFields } from '@haisha/validation/entity';
import { fieldErrors } from '@haisha/validation/field-errors';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyInstance } from 'fastify';
import { permissionDenied, validationFailed } from '../../../http/errors.ts';
import { idempotencyHeaders } from '../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../http/idempotency/run-once.ts';
import type { Dependencies } from '../../../module.ts';
import type { CrudEntity, VersionBody } from '../crud-entity.ts';
import type { Write } from '../entity-repository.ts';
import { archiveEntity, changeEntity, restoreEntity, unchanged } from '../write/write-entity.ts';
import { writeOf } from '../write/write-of.ts';
import { bulkRows } from './bulk-rows.ts';

/** What is done to many rows of an entity in one request, and told row by row. */
export function bulkRoutes<Row extends EntityFields, Input, Update extends VersionBody, Query>(
  app: FastifyInstance,
  { db, clock, referring }: Dependencies,
  { path, contract, repository, settable, partAccess = {} }: CrudEntity<Row, Input, Update, Query>,
): void {
  const { name, update } = contract;
  const shared = { tags: [name], headers: idempotencyHeaders };
  const response = { 200: bulkAnswerSchema, '4xx': problemSchema };

  for (const [action, run] of [
    ['archive', archiveEntity],
    ['restore', restoreEntity],
  ] as const) {
    app.post(
      `${path}/bulk/${action}`,
      { config: { access: `${name}.archive` }, schema: { ...shared, body: bulkSchema, response } },
      async (request) => {
        const { rows } = request.body as Bulk;
        return await runOnce(db, request, async (tx) => {
          const write = writeOf(request, `${name}.archive`, clock, tx);
          return {
            results: await bulkRows(tx, rows, app.constraintFields, (at) => run(write, repository, at, referring)),
          };
        });
      },
    );
  }

  if (!settable) return;
  app.post(
    `${path}/bulk/set`,
    { config: { access: `${name}.update` }, schema: { ...shared, body: bulkSetSchema(settable), response } },
    async (request) => {
      const { field, rows } = request.body as BulkSet;
      return await runOnce(db, request, async (tx) => {
        const write = writeOf(request, `${name}.update`, clock, tx);
        const needed = partAccess[partOf(field)];
        if (needed && !write.scope.may(needed)) throw permissionDenied();
        const set = (at: BulkSet['rows'][number]) => setField(write, at, field);
        return { results: await bulkRows(tx, rows, app.constraintFields, set) };
      });
    },
  );

  /** As if the form had been saved with this one field changed: the same rules, the same traces. */
  async function setField(write: Write, at: BulkSet['rows'][number], field: string) {
    return await changeEntity(write, repository, at, 'update', async (row) => {
      if (valueAt(row, field) === at.value) return unchanged;
      const changed = update.safeParse(withValue(row, field.split('.'), at.value));
      if (!changed.success) throw validationFailed(fieldErrors(changed.error));
      await repository.update(write, row, changed.data);
    });
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** `terms` of `terms.closingDay`. */
function partOf(field: string): string {
  return field.split('.')[0] ?? field;
}

function valueAt(row: object, field: string): unknown {
  return field.split('.').reduce<unknown>((fields, name) => (fields as Fields | null)?.[name], row);
}

/** The row with another value in one field, its own or one of a part such as its terms. */
function withValue(row: unknown, [name = '', ...within]: readonly string[], value: unknown): Fields {
  const fields = row as Fields | null;
  return { ...fields, [name]: within.length === 0 ? value : withValue(fields?.[name], within, value) };
}
