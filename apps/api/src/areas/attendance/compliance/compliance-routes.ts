import { findingsBetween } from '@haisha/rules/hours/hours-left';
import {
  candidatesQuerySchema,
  candidatesSchema,
  complianceDriverQuerySchema,
  complianceDriverSchema,
  complianceQuerySchema,
  complianceSchema,
} from '@haisha/validation/compliance';
import { nearLimitsSchema } from '@haisha/validation/near-limits';
import { problemSchema } from '@haisha/validation/problem';
import { recordNotFound } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { readCandidates } from './read-candidates.ts';
import { readNearLimits } from './read-near-limits.ts';
import { readStates } from './read-states.ts';
import { monthOf, shiftsOf, standingOf, toldOf, yearOf } from './told-hours.ts';

const tags = ['compliance'];

/** What is breached, what is close and what is left of the hours of drivers, and whom one can still send. */
export const complianceRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/compliance',
    {
      config: { access: 'compliance.read' },
      schema: { tags, querystring: complianceQuerySchema, response: { 200: complianceSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { query } = request;
      const states = await readStates(db, query, rowScopeOf(request, 'compliance.read', clock));
      return { drivers: states.map((state) => standingOf(state, query.date)) };
    },
  );

  app.get(
    '/home/limits',
    {
      config: { access: 'compliance.read' },
      schema: { tags: ['home'], response: { 200: nearLimitsSchema, '4xx': problemSchema } },
    },
    async (request) => readNearLimits(db, rowScopeOf(request, 'compliance.read', clock)),
  );

  app.get(
    '/compliance/driver',
    {
      config: { access: 'compliance.read' },
      schema: {
        tags,
        querystring: complianceDriverQuerySchema,
        response: { 200: complianceDriverSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const [own] = await readStates(db, request.query, rowScopeOf(request, 'compliance.read', clock));
      if (!own) throw recordNotFound();
      const { driver, month, state, year } = own;
      const { phone: _, ...named } = driver;
      const months = state.result.months.filter(({ start }) => year.from <= start && start <= month.from);
      return {
        ...{ driver: named, from: year.from, to: month.to },
        months: months.map((one) => monthOf(one, state, { from: one.start, to: one.end })),
        year: yearOf(state, year.from),
        shifts: shiftsOf(state.result, year.from, month.to),
        findings: toldOf(findingsBetween(state.result, year.from, month.to)),
      };
    },
  );

  app.get(
    '/compliance/candidates',
    {
      config: { access: 'compliance.read' },
      schema: { tags, querystring: candidatesQuerySchema, response: { 200: candidatesSchema, '4xx': problemSchema } },
    },
    async (request) => ({
      candidates: await readCandidates(db, request.query, rowScopeOf(request, 'compliance.read', clock)),
    }),
  );
};
