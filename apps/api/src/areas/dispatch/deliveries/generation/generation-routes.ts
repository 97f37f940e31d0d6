import { generationAnswerSchema, generationSchema } from '@haisha/validation/delivery-generation';
import { problemSchema } from '@haisha/validation/problem';
import { lockUntilCommit } from '../../../../db/advisory-locks.ts';
import { departments } from '../../../../db/schema/masters/departments.ts';
import { idempotencyHeaders } from '../../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../../http/idempotency/run-once.ts';
import type { Module } from '../../../../module.ts';
import { requireWithinScope, rowScopeOf } from '../../../../services/records/read/row-scope.ts';
import { requireLive } from '../../../../services/records/write/row-writes.ts';
import { writeOf } from '../../../../services/records/write/write-of.ts';
import { createDeliveries } from '../create-deliveries.ts';
import { planGeneration } from './plan-generation.ts';

const schema = {
  tags: ['delivery'],
  body: generationSchema,
  response: { 200: generationAnswerSchema, '4xx': problemSchema },
};

/** Deliveries from courses: what it would do, and doing it. What was made once is never made again. */
export const generationRoutes: Module = (app, { db, clock }) => {
  app.post('/deliveries/generation/preview', { config: { access: 'delivery.create' }, schema }, async (request) => {
    requireWithinScope(rowScopeOf(request, 'delivery.create', clock), request.body.departmentId);
    return (await planGeneration(db, request.body)).answer;
  });

  app.post(
    '/deliveries/generation',
    { config: { access: 'delivery.create' }, schema: { ...schema, headers: idempotencyHeaders } },
    async (request) =>
      await runOnce(db, request, async (tx) => {
        const write = writeOf(request, 'delivery.create', clock, tx);
        const { departmentId } = request.body;
        requireWithinScope(write.scope, departmentId);
        await requireLive(tx, departments, departmentId, 'departmentId');
        // Two people who generate at once would both find nothing made.
        await lockUntilCommit(tx, 'generateDeliveries');
        const { answer, planned } = await planGeneration(tx, request.body);
        await createDeliveries(write, planned);
        return answer;
      }),
  );
};
