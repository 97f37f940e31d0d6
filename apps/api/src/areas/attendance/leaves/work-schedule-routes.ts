import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { workScheduleSchema, workScheduleUpdateSchema } from '@haisha/validation/work-schedule';
import { recordNotFound } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { changeEntity } from '../../../services/records/write/write-entity.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { setSchedules, workScheduleRepository } from './work-schedule-repository.ts';

const tags = ['workSchedule'];
const params = idParamsSchema;

/** What is agreed of a driver's work (所定労働日数・所定労働時間): by it the days of paid leave are granted. */
export const workScheduleRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/drivers/:id/work-schedule',
    {
      config: { access: 'workSchedule.read' },
      schema: { tags, params, response: { 200: workScheduleSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'workSchedule.read', clock);
      const row = await workScheduleRepository.find(db, request.params.id, scope);
      if (!row) throw recordNotFound();
      return row;
    },
  );

  app.put(
    '/drivers/:id/work-schedule',
    {
      config: { access: 'workSchedule.update' },
      schema: {
        tags,
        params,
        body: workScheduleUpdateSchema,
        response: { 200: workScheduleSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { version, ...input } = request.body;
      const { id } = request.params;
      return await db.transaction(async (tx) => {
        const write = writeOf(request, 'workSchedule.update', clock, tx);
        return await changeEntity(write, workScheduleRepository, { id, version }, 'update', () =>
          setSchedules(write, id, input),
        );
      });
    },
  );
};
