import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { retentionRuleListSchema, retentionRuleSchema, retentionRuleUpdateSchema } from '@haisha/validation/retention';
import type { Module } from '../../module.ts';
import { changeEntity } from '../records/write/write-entity.ts';
import { writeOf } from '../records/write/write-of.ts';
import { listRules, retentionRepository, setKeepMonths } from './retention-repository.ts';

const tags = ['retentionRule'];

/** How long records are kept, as data that the administrator can read and lengthen. */
export const retentionRoutes: Module = (app, { db, clock }) => {
  app.get(
    '/retention-rules',
    {
      config: { access: 'setting.read' },
      schema: { tags, response: { 200: retentionRuleListSchema, '4xx': problemSchema } },
    },
    async () => ({ items: await listRules(db) }),
  );

  app.put(
    '/retention-rules/:id',
    {
      config: { access: 'setting.update' },
      schema: {
        tags,
        params: idParamsSchema,
        body: retentionRuleUpdateSchema,
        response: { 200: retentionRuleSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { params, body } = request;
      return await db.transaction(async (tx) => {
        const write = writeOf(request, 'setting.update', clock, tx);
        const at = { id: params.id, version: body.version };
        return await changeEntity(write, retentionRepository, at, 'update', (row) => setKeepMonths(write, row, body));
      });
    },
  );
};
