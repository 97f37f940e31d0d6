import type { RecordKind } from './areas/area.ts';
import { attendanceRecords } from './areas/attendance.ts';
import { dispatchRecords } from './areas/dispatch.ts';
import { identityRecords } from './areas/identity.ts';
import { masterRecords } from './areas/masters.ts';
import { serviceRecords } from './areas/services.ts';

/** All kinds of records, as the audit log, imports, saved views and permissions call them. */
export const records = {
  ...masterRecords,
  ...dispatchRecords,
  ...attendanceRecords,
  ...identityRecords,
  ...serviceRecords,
};

type Records = typeof records;
export type RecordName = keyof Records;

/** The kinds of which files can be brought in. */
export type ImportableName = {
  [Name in RecordName]: Records[Name] extends { imports: string } ? Name : never;
}[RecordName];

/** The kinds with a list of their own. */
export type NameWithList = { [Name in RecordName]: Records[Name] extends { path: string } ? Name : never }[RecordName];

export const recordNames = Object.keys(records) as RecordName[];
export const importableNames = recordNames.filter((name): name is ImportableName => 'imports' in records[name]);
export const namesWithList = recordNames.filter((name): name is NameWithList => 'path' in records[name]);

/** Returns what is known of a kind of records; undefined for a name that is none. */
export function recordKind(name: string): RecordKind | undefined {
  return Object.hasOwn(records, name) ? records[name as RecordName] : undefined;
}

/** Returns the name of the records that a permission brings in; undefined for every other permission. */
export function nameImportedBy(permission: string): ImportableName | undefined {
  return importableNames.find((name) => records[name].imports === permission);
}
