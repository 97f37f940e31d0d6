import { idParamsSchema } from '@haisha/validation/entity';
import {
  kioskDeviceInputSchema,
  kioskDeviceListSchema,
  kioskDeviceSchema,
  newKioskDeviceSchema,
} from '@haisha/validation/kiosk';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { addDevice, listDevices, revokeDevice } from './device-repository.ts';

const tags = ['kioskDevice'];
const write = 'kioskDevice.update';

/** Which tablets may punch for the drivers of a centre: they are registered with a code and revoked. */
export const kioskDeviceRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/kiosk-devices',
    {
      config: { access: 'kioskDevice.read' },
      schema: { tags, response: { 200: kioskDeviceListSchema, '4xx': problemSchema } },
    },
    async (request) => ({ items: await listDevices(db, rowScopeOf(request, 'kioskDevice.read', clock)) }),
  );

  app.post(
    '/kiosk-devices',
    {
      config: { access: write },
      schema: {
        tags,
        body: kioskDeviceInputSchema,
        response: { 201: newKioskDeviceSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const made = await db.transaction((tx) => addDevice(writeOf(request, write, clock, tx), request.body, clock()));
      return reply.code(201).header('cache-control', 'no-store').send(made);
    },
  );

  app.post(
    '/kiosk-devices/:id/revoke',
    {
      config: { access: write },
      schema: { tags, params: idParamsSchema, response: { 200: kioskDeviceSchema, '4xx': problemSchema } },
    },
    async (request) =>
      await db.transaction((tx) => revokeDevice(writeOf(request, write, clock, tx), request.params.id, clock())),
  );
};
