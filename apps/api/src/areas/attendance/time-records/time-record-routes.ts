import { centreMonthQuerySchema, centreMonthSchema } from '@haisha/validation/centre-month';
import { problemSchema } from '@haisha/validation/problem';
import {
  timeRecordChangeQuerySchema,
  timeRecordChangeSchema,
  timeRecordDayQuerySchema,
  timeRecordDaySchema,
  timeRecordInputSchema,
  timeRecordMonthQuerySchema,
  timeRecordMonthSchema,
  timeRecordParamsSchema,
  timeRecordSchema,
} from '@haisha/validation/time-record';
import { tokyoDay } from '../../../clock.ts';
import { recordArchived, recordInWrongState, recordNotFound, validationFailed } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { readHoursSettings } from '../../../services/hours/read-hours-settings.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { readAloneFrom } from '../time-changes/alone-from.ts';
import { askerOf } from '../time-changes/keep-change.ts';
import { announcePunches } from './announce-punches.ts';
import { changeDay } from './change-day.ts';
import { labourMonthDays } from './labour-days.ts';
import { readCentreMonth } from './read-centre-month.ts';
import { readMonth } from './read-month.ts';
import { readRecord, readRecordsInParts } from './read-records.ts';
import { driversOfDays, findDriver, lockDriver } from './recorded-drivers.ts';
import { tryChange } from './try-change.ts';

const tags = ['timeRecord'];

/** A centre's day, a driver's month, and the punches of a day as the office sets them. */
export const timeRecordRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/time-records/day',
    {
      config: { access: 'punch.read' },
      schema: {
        tags,
        querystring: timeRecordDayQuerySchema,
        response: { 200: timeRecordDaySchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { date, departmentId } = request.query;
      const day = { from: date, to: date };
      const drivers = await driversOfDays(db, day, departmentId, rowScopeOf(request, 'punch.read', clock));
      const ids = drivers.map(({ id }) => id);
      const found = await readRecordsInParts(db, ids, day);
      const aloneFrom = await readAloneFrom(db, tokyoDay(clock()));
      return { drivers, records: found.flatMap(({ records }) => records), aloneFrom };
    },
  );

  app.get(
    '/time-records/month',
    {
      config: { access: 'punch.read' },
      schema: {
        tags,
        querystring: timeRecordMonthQuerySchema,
        response: { 200: timeRecordMonthSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { date, driverId } = request.query;
      const scope = rowScopeOf(request, 'punch.read', clock);
      const driver = await findDriver(db, driverId, scope);
      if (driver) return { ...(await readMonth(db, driver, date)), aloneFrom: await readAloneFrom(db, scope.today) };
      if (driverId === undefined && scope.rows !== 'own')
        throw validationFailed([{ path: 'driverId', code: 'required' }]);
      throw recordNotFound();
    },
  );

  app.get(
    '/time-records/centre-month',
    {
      config: { access: 'punch.read' },
      schema: {
        tags,
        querystring: centreMonthQuerySchema,
        response: { 200: centreMonthSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { date, departmentId } = request.query;
      const settings = (await readHoursSettings(db))(departmentId, date);
      const days = labourMonthDays(date, settings);
      const drivers = await driversOfDays(db, days, departmentId, rowScopeOf(request, 'punch.read', clock));
      const month = await readCentreMonth(db, drivers, { days, settings }, clock());
      return { ...month, aloneFrom: await readAloneFrom(db, tokyoDay(clock())) };
    },
  );

  app.get(
    '/time-records/:driverId/:date',
    {
      config: { access: 'punch.read' },
      schema: {
        tags,
        params: timeRecordParamsSchema,
        response: { 200: timeRecordSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { date, driverId } = request.params;
      const driver = await findDriver(db, driverId, rowScopeOf(request, 'punch.read', clock));
      if (!driver) throw recordNotFound();
      return await readRecord(db, driver.id, date);
    },
  );

  app.put(
    '/time-records/:driverId/:date',
    {
      config: { access: 'punch.update' },
      schema: {
        tags,
        params: timeRecordParamsSchema,
        querystring: timeRecordChangeQuerySchema,
        body: timeRecordInputSchema,
        response: { 200: timeRecordChangeSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { date, driverId } = request.params;
      const scope = rowScopeOf(request, 'punch.update', clock);
      return await db.transaction(async (tx) => {
        const driver = await lockDriver(tx, driverId, scope);
        if (!driver) throw recordNotFound();
        if (driver.isArchived) throw recordArchived();
        const change = { driver, date, input: request.body, asker: askerOf(request), now: clock() };
        if (request.query.preview) return await tryChange(tx, change);
        const aloneFrom = await readAloneFrom(tx, scope.today);
        if (date < aloneFrom) throw recordInWrongState({ aloneFrom });
        const changed = await changeDay(tx, change);
        announcePunches(tx, driver);
        return changed;
      });
    },
  );
};
