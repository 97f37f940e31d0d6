import type { Permission, Scope } from '@haisha/rules/permission';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { type Clock, tokyoDay } from '../clock.ts';
import { permissionDenied } from '../errors.ts';

/** Which rows a request reaches, and the day it looks from. */
export type Reach = { scope: Scope; departmentIds: readonly string[]; today: string };

export function reachOf({ actor }: Pick<FastifyRequest, 'actor'>, permission: Permission, clock: Clock): Reach {
  const scope = actor.scopeOf(permission);
  if (scope === undefined) throw permissionDenied();
  return { scope, departmentIds: actor.departmentIds, today: tokyoDay(clock()) };
}

/**
 * The rows within reach; `department` is the column that says whose a row is, null where rows belong to nobody.
 * Runs, which would give drivers and partners their rows, do not exist yet: they reach none.
 */
export function withinReach(
  { scope, departmentIds }: Omit<Reach, 'today'>,
  department: AnyPgColumn | null,
): SQL | undefined {
  if (scope === 'all') return undefined;
  return scope === 'department' && department ? inArray(department, [...departmentIds]) : sql`false`;
}
