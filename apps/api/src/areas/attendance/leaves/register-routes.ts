import { leaveRegisterPaperQuerySchema, leaveRegisterQuerySchema, leaveRegisterSchema } from '@haisha/validation/leave';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { paperText } from '../../../services/papers/paper-text.ts';
import { sendPaper } from '../../../services/papers/send-paper.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { readLeaveRegister } from './read-leave-register.ts';
import { registerPaper } from './register-paper.ts';

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
    async (request) => await readLeaveRegister(db, request.query, rowScopeOf(request, 'leave.readReason', clock)),
  );

  app.get(
    '/leaves/register/paper',
    {
      config: { access: 'leave.readReason' },
      schema: { tags: ['leave'], querystring: leaveRegisterPaperQuerySchema, response: { '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { locale, ...query } = request.query;
      const register = await readLeaveRegister(db, query, rowScopeOf(request, 'leave.readReason', clock));
      const document = registerPaper(register, query.date, paperText(locale));
      return sendPaper(reply, document, `leave-register-${query.date}`);
    },
  );
};
