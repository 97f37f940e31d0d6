import type { PermissionGroup } from '../permission-groups.ts';

/** What a kind of record is called, and what the services do for it. */
export type RecordKind = {
  /** The name of one, in a heading. */
  ja: string;
  en: string;
  /** The name of several, where it differs. */
  enPlural?: string;
  /** How the name is read, and what else people call it, for whoever looks for its page. */
  reading?: string;
  /** Where its list stands among the pages, for a kind that has one. Such a list has saved views. */
  path?: string;
  /** Where its rows are on the server. */
  resource?: string;
  /** The permission that brings files into it, for a kind that takes files. */
  imports?: string;
};

/** Kinds of records, in the order in which people choose among them. */
export type RecordKinds = Readonly<Record<string, RecordKind>>;

/** Rows of the permission matrix, by the group under which people look for them. */
export type PermissionRows = Readonly<Partial<Record<PermissionGroup, Readonly<Record<string, string>>>>>;

/** The part of the audit log for one field of work: some kinds of records as a whole, and some fields of others. */
export type AuditRows<Name extends string = string> = {
  whole: readonly Name[];
  fields: Readonly<Partial<Record<Name, readonly string[]>>>;
};
