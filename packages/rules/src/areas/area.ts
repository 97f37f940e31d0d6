/** What a kind of record is called, and what the services do for it; what is left out does not apply. */
export type RecordKind = {
  /** The name of one, in a heading. */
  ja: string;
  en: string;
  /** The name of several. */
  enPlural?: string;
  /** Where its list stands among the pages. Such a list has saved views. */
  path?: string;
  /** The permission that brings files into it. */
  imports?: string;
};

/** Kinds of records, in the order in which people choose among them. */
export type RecordKinds = Readonly<Record<string, RecordKind>>;

/** Rows of the permission matrix, by the group under which people look for them. */
export type PermissionRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The part of the audit log for one field of work: some kinds of records as a whole, and some fields of others. */
export type AuditRows = {
  whole: readonly string[];
  fields: Readonly<Record<string, readonly string[]>>;
};
