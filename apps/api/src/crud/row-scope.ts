import type { Permission, Scope } from '@haisha/rules/permission';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { type Clock, tokyoDay } from '../clock.ts';
import { permissionDenied } from '../errors.ts';

/** Which rows a request is about, and the day it looks from. */
export type RowScope = { rows: Scope; departmentIds: readonly string[]; today: string };

export function rowScopeOf({ actor }: Pick<FastifyRequest, 'actor'>, permission: Permission, clock: Clock): RowScope {
  const rows = actor.scopeOf(permission);
  if (rows === undefined) throw permissionDenied();
  return { rows, departmentIds: actor.departmentIds, today: tokyoDay(clock()) };
}

/**
 * The rows within scope; `department` is the column that says whose a row is, null where rows belong to nobody.
 * Runs, which would give drivers and partners their rows, do not exist yet: they see none.
 */
export function withinScope(
  { rows, departmentIds }: Omit<RowScope, 'today'>,
  department: AnyPgColumn | null,
): SQL | undefined {
  if (rows === 'all') return undefined;
  return rows === 'department' && department ? inArray(department, [...departmentIds]) : sql`false`;
}
