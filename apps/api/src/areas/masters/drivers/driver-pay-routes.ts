import { driverPayContract, driverPaySchema, driverPayUpdateSchema } from '@haisha/validation/driver-pay';
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
import { driverPayRepository, setPay } from './driver-pay-repository.ts';

const tags = [driverPayContract.name];
const params = idParamsSchema;
const fieldOrder = Object.keys(driverPaySchema.shape);

/** The pay of a driver. */
export const driverPayRoutes: Module = (app, { db, clock }) => {
  async function payOf(request: FastifyRequest<{ Params: { id: string } }>) {
    const { id } = request.params;
    const pay = await driverPayRepository.find(db, id, rowScopeOf(request, 'driverPay.read', clock));
    if (!pay) throw recordNotFound();
    return pay;
  }

  app.get(
    '/drivers/:id/pay',
    {
      config: { access: 'driverPay.read' },
      schema: { tags, params, response: { 200: driverPaySchema, '4xx': problemSchema } },
    },
    async (request) => await payOf(request),
  );

  app.put(
    '/drivers/:id/pay',
    {
      config: { access: 'driverPay.update' },
      schema: { tags, params, body: driverPayUpdateSchema, response: { 200: driverPaySchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { version, ...input } = request.body;
      const { id } = request.params;
      return await db.transaction(async (tx) => {
        const write = writeOf(request, 'driverPay.update', clock, tx);
        return await changeEntity(write, driverPayRepository, { id, version }, 'update', () =>
          setPay(write, id, input),
        );
      });
    },
  );

  app.get(
    '/drivers/:id/pay/changes',
    {
      config: { access: 'driverPay.read' },
      schema: { tags, params, response: { 200: recordChangeListSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id } = await payOf(request);
      return { items: await listChanges(db, driverPayRepository.entity, id, fieldOrder) };
    },
  );
};
