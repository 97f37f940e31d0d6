import { acknowledgeSchema } from '@haisha/validation/departure-board';
import { problemSchema } from '@haisha/validation/problem';
import { z } from 'zod';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { Module } from '../../../module.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';

/** What the departure board told of, acknowledged. */
export const departureAlertRoutes: Module = (app, { clock, db }) => {
  app.post(
    '/departure-alerts/:id/acknowledge',
    {
      config: { access: 'departureBoard.update' },
      schema: {
        tags: ['departureBoard'],
        params: z.strictObject({ id: z.uuid() }),
        body: acknowledgeSchema,
        response: { 204: noContent, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      await db.transaction((tx) =>
        acknowledgeAlert(writeOf(request, 'departureBoard.update', clock, tx), params.id, body.reason, clock()),
      );
      return reply.code(204).send();
    },
  );
};
