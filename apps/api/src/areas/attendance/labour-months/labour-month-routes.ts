import type { Permission } from '@haisha/rules/permission';
import {
  labourMonthParamsSchema,
  labourMonthSchema,
  openOfMonthSchema,
  unlockInputSchema,
} from '@haisha/validation/labour-month';
import { problemSchema } from '@haisha/validation/problem';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { departments } from '../../../db/schema/masters/departments.ts';
import { recordNotFound } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { readLabourMonth } from './read-labour-month.ts';
import { readOpenOfMonth } from './read-open-of-month.ts';
import { lockMonth, openMonth } from './set-lock.ts';

const tags = ['labourMonth'];
const path = '/labour-months/:departmentId/:date';
const params = labourMonthParamsSchema;
const response = { 200: labourMonthSchema, '4xx': problemSchema };

/** Labour months of departments (勤怠の締め): what is open in one, locking it, and opening it with a reason. */
export const labourMonthRoutes: Module = (app, { clock, db }) => {
  app.get(path, { config: { access: 'labourMonth.read' }, schema: { tags, params, response } }, async (request) => {
    const { date, departmentId } = request.params;
    const scope = await scopeWithin(db, request, 'labourMonth.read', departmentId);
    return await readLabourMonth(db, departmentId, date, scope.today);
  });

  app.get(
    `${path}/open`,
    {
      config: { access: 'labourMonth.read' },
      schema: { tags, params, response: { 200: openOfMonthSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { date, departmentId } = request.params;
      const scope = await scopeWithin(db, request, 'labourMonth.read', departmentId);
      const month = await readLabourMonth(db, departmentId, date, scope.today);
      return await readOpenOfMonth(db, month, clock());
    },
  );

  app.post(
    `${path}/lock`,
    { config: { access: 'labourMonth.lock' }, schema: { tags, params, response } },
    async (request) =>
      await db.transaction(async (tx) => {
        await scopeWithin(tx, request, 'labourMonth.lock', request.params.departmentId);
        const write = writeOf(request, 'labourMonth.lock', clock, tx);
        return await lockMonth(write, { ...request.params, now: clock() });
      }),
  );

  app.post(
    `${path}/reopen`,
    { config: { access: 'labourMonth.reopen' }, schema: { tags, params, body: unlockInputSchema, response } },
    async (request) =>
      await db.transaction(async (tx) => {
        await scopeWithin(tx, request, 'labourMonth.reopen', request.params.departmentId);
        const write = writeOf(request, 'labourMonth.reopen', clock, tx);
        return await openMonth(write, { ...request.params, ...request.body, now: clock() });
      }),
  );

  /** Whoever reaches some departments finds no other one. */
  async function scopeWithin(
    reader: Reader,
    request: FastifyRequest,
    permission: Permission,
    departmentId: string,
  ): Promise<RowScope> {
    const scope = rowScopeOf(request, permission, clock);
    const reaches = scope.rows === 'all' || scope.departmentIds.includes(departmentId);
    if (!reaches || (await reader.$count(departments, eq(departments.id, departmentId))) === 0) throw recordNotFound();
    return scope;
  }
};
