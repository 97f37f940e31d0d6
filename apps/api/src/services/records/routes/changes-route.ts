import { type EntityFields, idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { recordChangeListSchema } from '@haisha/validation/record-change';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { recordNotFound } from '../../../http/errors.ts';
import type { Dependencies } from '../../../module.ts';
import { listChanges } from '../audit/list-changes.ts';
import type { EntityName } from '../entity-name.ts';
import type { RowRepository } from '../entity-repository.ts';
import { rowScopeOf } from '../read/row-scope.ts';

type ChangedEntity<Row extends EntityFields> = {
  path: string;
  contract: { name: EntityName; output: z.ZodType<Row> };
  repository: RowRepository<Row>;
};

/** What was done to a row, for whoever may read it; what they do not see of the row they do not see of its changes. */
export function changesRoute<Row extends EntityFields>(
  app: FastifyInstance,
  { db, clock }: Dependencies,
  { path, contract, repository }: ChangedEntity<Row>,
): void {
  const { name, output } = contract;
  const order = namesOf(output);
  app.get(
    `${path}/:id/changes`,
    {
      config: { access: `${name}.read` },
      schema: { tags: [name], params: idParamsSchema, response: { 200: recordChangeListSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id } = request.params as z.output<typeof idParamsSchema>;
      const scope = rowScopeOf(request, `${name}.read`, clock);
      const row = await repository.find(db, id, scope);
      if (!row) throw recordNotFound();
      const hidden = repository.hiddenFields?.(scope) ?? [];
      const changes = await listChanges(db, repository.entity, row.id, order);
      const isSeen = ({ path }: { path: string }) => !hidden.includes(path.split('.')[0] ?? path);
      return {
        items: changes
          // A change of nothing but what the reader does not see would look like a change of nothing.
          .filter(({ fields }) => fields.length === 0 || fields.some(isSeen))
          .map((change) => ({ ...change, fields: change.fields.filter(isSeen) })),
      };
    },
  );
}

/** The fields of a row in the order of its contract, those of a part before the part: the log keeps no order. */
function namesOf(schema: z.ZodType): string[] {
  const plain = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;
  if (!(plain instanceof z.ZodObject)) return [];
  return Object.entries(plain.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    ...namesOf(field).map((one) => `${name}.${one}`),
    name,
  ]);
}
