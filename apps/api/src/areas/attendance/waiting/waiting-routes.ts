import { problemSchema } from '@haisha/validation/problem';
import { waitingSchema } from '@haisha/validation/waiting';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { countAskedLeaves, countAskedTimeChanges } from './count-asked.ts';

const schema = { tags: ['home'], response: { 200: waitingSchema, '4xx': problemSchema } };

/** How much waits for somebody's decision, for the first page. */
export const waitingRoutes: Module = (app, { clock, db }) => {
  app.get('/home/leaves', { config: { access: 'leave.approve' }, schema }, async (request) => ({
    count: await countAskedLeaves(db, rowScopeOf(request, 'leave.approve', clock)),
  }));

  app.get('/home/time-changes', { config: { access: 'timeChange.approve' }, schema }, async (request) => ({
    count: await countAskedTimeChanges(db, rowScopeOf(request, 'timeChange.approve', clock)),
  }));
};
