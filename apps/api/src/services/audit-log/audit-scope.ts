import { auditPartsOf, unreadFieldsOf } from '@haisha/validation/audit-part';
import { and, arrayOverlaps, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import type { RowScope } from '../records/read/row-scope.ts';

/**
 * The records within scope: all of them, those of the own departments, and those of the own field of work, be it that
 * a record changes one of the fields that concern it.
 */
export function withinAudit(scope: RowScope): SQL | undefined {
  if (scope.rows === 'all') return undefined;
  const touching = auditPartsOf(scope.may).flatMap(({ fields }) =>
    Object.entries(fields).map(([entity, names]) => and(eq(auditRecords.entity, entity), changesOneOf(names))),
  );
  return or(isWholeTo(scope), ...touching);
}

/** Whether a record is read with all its fields, and not only those of the field of work. */
export function isWholeTo({ rows, departmentIds, may }: RowScope): SQL<boolean> {
  if (rows === 'all') return sql`true`;
  const ofDepartments =
    rows === 'department' && departmentIds.length > 0
      ? arrayOverlaps(auditRecords.departmentIds, [...departmentIds])
      : sql`false`;
  const entities = auditPartsOf(may).flatMap(({ whole }) => whole);
  const ofWork = entities.length > 0 ? inArray(auditRecords.entity, entities) : sql`false`;
  return sql`(${ofDepartments} or ${ofWork})`;
}

/** Of a record that is read whole the fields that are read in the row itself as well. */
export function readFields<Field extends { path: string }>(
  fields: readonly Field[],
  entity: string,
  { may }: RowScope,
): Field[] {
  const unread = unreadFieldsOf(entity, may);
  return fields.filter(({ path }) => !unread.includes(path));
}

/** Of a record that is not read whole the fields that are. */
export function shownFields<Field extends { path: string }>(
  fields: readonly Field[],
  entity: string,
  { may }: RowScope,
): Field[] {
  const shown = auditPartsOf(may).flatMap((part) => Object.entries(part.fields));
  const isShown = (path: string) => shown.some(([name, paths]) => name === entity && paths.includes(path));
  // A part, such as a price, is shown with all that is in it.
  return fields.filter(({ path }) => isShown(path) || isShown(path.split('.')[0] ?? path));
}

function changesOneOf(fields: readonly string[]): SQL | undefined {
  const { before, after } = auditRecords;
  return or(...fields.map((field) => sql`${before} ->> ${field} is distinct from ${after} ->> ${field}`));
}
