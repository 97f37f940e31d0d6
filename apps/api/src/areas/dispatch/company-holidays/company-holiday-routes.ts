import {
  companyHolidayInputSchema,
  companyHolidayListSchema,
  companyHolidayQuerySchema,
  companyHolidaySchema,
} from '@haisha/validation/company-holiday';
import { idParamsSchema, versionSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { idempotencyHeaders } from '../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../http/idempotency/run-once.ts';
import type { Module } from '../../../module.ts';
import { archiveEntity, createEntity } from '../../../services/records/write/write-entity.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { companyHolidayRepository, listCompanyHolidays } from './company-holiday-repository.ts';

const tags = ['companyHoliday'];
const path = '/company-holidays';

/** Days on which courses run otherwise: they are added and taken away, never changed. */
export const companyHolidayRoutes: Module = (app, { db, clock }) => {
  app.get(
    path,
    {
      config: { access: 'companyHoliday.read' },
      schema: {
        tags,
        querystring: companyHolidayQuerySchema,
        response: { 200: companyHolidayListSchema, '4xx': problemSchema },
      },
    },
    async (request) => ({ items: await listCompanyHolidays(db, request.query.from) }),
  );

  app.post(
    path,
    {
      config: { access: 'companyHoliday.create' },
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: companyHolidayInputSchema,
        response: { 201: companyHolidaySchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const made = await runOnce(db, request, (tx) =>
        createEntity(writeOf(request, 'companyHoliday.create', clock, tx), companyHolidayRepository, request.body),
      );
      return reply.code(201).send(made);
    },
  );

  app.post(
    `${path}/:id/archive`,
    {
      config: { access: 'companyHoliday.archive' },
      schema: {
        tags,
        params: idParamsSchema,
        body: versionSchema,
        response: { 200: companyHolidaySchema, '4xx': problemSchema },
      },
    },
    async (request) =>
      await db.transaction((tx) =>
        archiveEntity(
          writeOf(request, 'companyHoliday.archive', clock, tx),
          companyHolidayRepository,
          { id: request.params.id, version: request.body.version },
          [],
        ),
      ),
  );
};
