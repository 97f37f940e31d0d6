import { inspectionQuerySchema, inspectionSchema } from '@haisha/validation/compliance';
import { problemSchema } from '@haisha/validation/problem';
import { recordNotFound } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { readInspection } from './read-inspection.ts';

/** What an inspector asks first of an office, with dates. */
export const inspectionRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/compliance/inspection',
    {
      config: { access: 'compliance.readInspection' },
      schema: {
        tags: ['compliance'],
        querystring: inspectionQuerySchema,
        response: { 200: inspectionSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'compliance.readInspection', clock);
      const { query } = request;
      if (scope.rows === 'department' && !scope.departmentIds.includes(query.departmentId)) throw recordNotFound();
      return await readInspection(db, query);
    },
  );
};
