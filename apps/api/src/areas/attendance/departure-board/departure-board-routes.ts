import {
  absenceInputSchema,
  departureBoardQuerySchema,
  departureBoardSchema,
  departureNoteInputSchema,
  departurePlaceSchema,
  homeAlarmsSchema,
} from '@haisha/validation/departure-board';
import { problemSchema } from '@haisha/validation/problem';
import { waitingSchema } from '@haisha/validation/waiting';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { countLate } from './count-late.ts';
import { countAlarms, readAlarms } from './read-alarms.ts';
import { readDepartureRows } from './read-departure-rows.ts';
import { markAbsent, writeNote } from './write-board.ts';

const tags = ['departureBoard'];
const done = { 204: noContent, '4xx': problemSchema };

/** The morning board: who is due, there, called and gone, and what people write on it. */
export const departureBoardRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/departure-board',
    {
      config: { access: 'departureBoard.read' },
      schema: {
        tags,
        querystring: departureBoardQuerySchema,
        response: { 200: departureBoardSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'departureBoard.read', clock);
      const { query } = request;
      const [rows, alarms] = await Promise.all([
        readDepartureRows(db, query, scope),
        readAlarms(db, query.departmentId, scope),
      ]);
      return { now: clock().toISOString(), rows, alarms };
    },
  );

  app.get(
    '/departure-board/late',
    {
      config: { access: 'departureBoard.read' },
      schema: { tags, response: { 200: waitingSchema, '4xx': problemSchema } },
    },
    async (request) => ({
      count: await countLate(db, rowScopeOf(request, 'departureBoard.read', clock), clock()),
    }),
  );

  app.get(
    '/home/alarms',
    {
      config: { access: 'departureBoard.read' },
      schema: { tags: ['home'], response: { 200: homeAlarmsSchema, '4xx': problemSchema } },
    },
    async (request) => countAlarms(db, rowScopeOf(request, 'departureBoard.read', clock)),
  );

  app.post(
    '/departure-board/:driverId/:date/notes',
    {
      config: { access: 'departureBoard.updateNotes' },
      schema: { tags, params: departurePlaceSchema, body: departureNoteInputSchema, response: done },
    },
    async (request, reply) => {
      await db.transaction((tx) =>
        writeNote(writeOf(request, 'departureBoard.updateNotes', clock, tx), request.params, request.body),
      );
      return reply.code(204).send();
    },
  );

  app.post(
    '/departure-board/:driverId/:date/absence',
    {
      config: { access: 'departureBoard.update' },
      schema: { tags, params: departurePlaceSchema, body: absenceInputSchema, response: done },
    },
    async (request, reply) => {
      await db.transaction((tx) =>
        markAbsent(writeOf(request, 'departureBoard.update', clock, tx), request.params, request.body.note),
      );
      return reply.code(204).send();
    },
  );
};
