import { problemSchema } from '@haisha/validation/problem';
import { rollCallInputSchema, rollCallSchema } from '@haisha/validation/roll-call';
import type { Module } from '../../../module.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { holdRollCall } from './hold-roll-call.ts';

const tags = ['rollCall'];

/** Roll calls before, in the middle of and after duty. */
export const rollCallRoutes: Module = (app, { clock, db }) => {
  app.post(
    '/roll-calls',
    {
      config: { access: 'rollCall.create' },
      schema: { tags, body: rollCallInputSchema, response: { 200: rollCallSchema, '4xx': problemSchema } },
    },
    async (request) =>
      await db.transaction((tx) => holdRollCall(writeOf(request, 'rollCall.create', clock, tx), request.body, clock())),
  );
};
