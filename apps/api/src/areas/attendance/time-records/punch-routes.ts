import { problemSchema } from '@haisha/validation/problem';
import { punchInputSchema, timeRecordSchema } from '@haisha/validation/time-record';
import { recordArchived, recordNotFound } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { addPunch } from './add-punch.ts';
import { announcePunches } from './announce-punches.ts';
import { lockDriver } from './recorded-drivers.ts';

/** The punches that drivers make themselves: their ids are made on the phone, so that sent twice they are stored once. */
export const punchRoutes: Module = (app, { clock, db }) => {
  app.post(
    '/punches',
    {
      config: { access: 'punch.create' },
      schema: {
        tags: ['timeRecord'],
        body: punchInputSchema,
        response: { 200: timeRecordSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'punch.create', clock);
      return await db.transaction(async (tx) => {
        const driver = await lockDriver(tx, undefined, scope);
        if (!driver) throw recordNotFound();
        if (driver.isArchived) throw recordArchived();
        const { isNew, record } = await addPunch(tx, {
          ...{ driver, input: request.body, by: scope.userId, now: clock() },
        });
        if (isNew) announcePunches(tx, driver);
        return record;
      });
    },
  );
};
