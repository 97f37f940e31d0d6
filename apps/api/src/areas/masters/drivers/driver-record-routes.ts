import type { Permission } from '@haisha/rules/permission';
import {
  driverFitnessSchema,
  driverLicencesSchema,
  driverRecordContract,
  driverRecordSchema,
  driverRecordUpdateSchema,
} from '@haisha/validation/driver-record';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { recordChangeListSchema } from '@haisha/validation/record-change';
import type { FastifyRequest } from 'fastify';
import { recordNotFound } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { listChanges } from '../../../services/records/audit/list-changes.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { changeEntity } from '../../../services/records/write/write-entity.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { driverRecordRepository, fitnessOf, setRecord } from './driver-record-repository.ts';

const tags = [driverRecordContract.name];
const params = idParamsSchema;
const fieldOrder = Object.keys(driverRecordSchema.shape);

/** Licences, qualifications, health and aptitude of a driver: whole for few, and for others only what their work needs. */
export const driverRecordRoutes: Module = (app, { db, clock }) => {
  async function recordOf(request: FastifyRequest<{ Params: { id: string } }>, permission: Permission) {
    const { id } = request.params;
    const record = await driverRecordRepository.find(db, id, rowScopeOf(request, permission, clock));
    if (!record) throw recordNotFound();
    return record;
  }

  app.get(
    '/drivers/:id/record',
    {
      config: { access: 'driverQualification.read' },
      schema: { tags, params, response: { 200: driverRecordSchema, '4xx': problemSchema } },
    },
    async (request) => await recordOf(request, 'driverQualification.read'),
  );

  app.get(
    '/drivers/:id/licences',
    {
      config: { access: 'driverQualification.readClass' },
      schema: { tags, params, response: { 200: driverLicencesSchema, '4xx': problemSchema } },
    },
    async (request) => await recordOf(request, 'driverQualification.readClass'),
  );

  app.get(
    '/drivers/:id/fitness',
    {
      config: { access: 'driverQualification.readFitness' },
      schema: { tags, params, response: { 200: driverFitnessSchema, '4xx': problemSchema } },
    },
    async (request) => fitnessOf(await recordOf(request, 'driverQualification.readFitness')),
  );

  app.put(
    '/drivers/:id/record',
    {
      config: { access: 'driverQualification.update' },
      schema: {
        tags,
        params,
        body: driverRecordUpdateSchema,
        response: { 200: driverRecordSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { version, ...input } = request.body;
      const { id } = request.params;
      return await db.transaction(async (tx) => {
        const write = writeOf(request, 'driverQualification.update', clock, tx);
        return await changeEntity(write, driverRecordRepository, { id, version }, 'update', (before) =>
          setRecord(write, id, input, before),
        );
      });
    },
  );

  app.get(
    '/drivers/:id/record/changes',
    {
      config: { access: 'driverQualification.read' },
      schema: { tags, params, response: { 200: recordChangeListSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id } = await recordOf(request, 'driverQualification.read');
      return { items: await listChanges(db, driverRecordRepository.entity, id, fieldOrder) };
    },
  );
};
