import type { Permission, Scope } from '@haisha/rules/permission';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { type Clock, tokyoDay } from '../../../clock.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { permissionDenied, validationFailed } from '../../../http/errors.ts';

/** Which rows a request is about, whose own they are, what of them may be read, and the day it looks from. */
export type RowScope = {
  rows: Scope;
  departmentIds: readonly string[];
  userId: string;
  deliveryCompanyId: string | null;
  /** For the parts of a row that are an act of their own, such as terms. */
  may: (permission: Permission) => boolean;
  today: string;
};

export function rowScopeOf({ actor }: Pick<FastifyRequest, 'actor'>, permission: Permission, clock: Clock): RowScope {
  const rows = actor.scopeOf(permission);
  if (rows === undefined) throw permissionDenied();
  return scopeOver(actor, rows, clock);
}

/** Nobody moves a row to a department where it would be out of their own reach. */
export function requireWithinScope({ rows, departmentIds }: RowScope, departmentId: string): void {
  if (rows === 'department' && !departmentIds.includes(departmentId)) {
    throw validationFailed([{ path: 'departmentId', code: 'ownDepartments' }]);
  }
}

/** For acts that need no permission, such as those on what is one's own. */
export function scopeOver(actor: Actor, rows: Scope, clock: Clock): RowScope {
  const { departmentIds, userId, deliveryCompanyId } = actor;
  const may = (permission: Permission) => actor.scopeOf(permission) !== undefined;
  return { rows, departmentIds, userId, deliveryCompanyId, may, today: tokyoDay(clock()) };
}

/**
 * The rows within scope; `department` is the column that says whose a row is, null where rows belong to nobody, and
 * `own` the condition of being one's own. Drivers and partners see no vehicles and destinations of their day.
 */
export function withinScope(
  { rows, departmentIds }: Pick<RowScope, 'rows' | 'departmentIds'>,
  department: AnyPgColumn | null,
  own: SQL = sql`false`,
): SQL | undefined {
  if (rows === 'all') return undefined;
  if (rows === 'own') return own;
  return rows === 'department' && department ? inArray(department, [...departmentIds]) : sql`false`;
}
