import { leaveRegisterQuerySchema, leaveRegisterSchema } from '@haisha/validation/leave';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { readRegister } from './read-register.ts';

/** The register of paid leave (年次有給休暇管理簿): what was granted, taken and is left. */
export const leaveRegisterRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/leaves/register',
    {
      config: { access: 'leave.readReason' },
      schema: {
        tags: ['leave'],
        querystring: leaveRegisterQuerySchema,
        response: { 200: leaveRegisterSchema, '4xx': problemSchema },
      },
    },
    async (request) => await readRegister(db, request.query, rowScopeOf(request, 'leave.readReason', clock)),
  );
};
