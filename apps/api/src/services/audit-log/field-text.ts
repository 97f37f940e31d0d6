import type { Cell } from '../words/labels.ts';
import type { Locale } from '../words/locale.ts';

/** A field of an audit record, before or after. */
export type AuditedField = { locale: Locale; entity: string; path: string; value: unknown };

/** Reads fields in a way of their own, as a file of their list does; undefined for all others. */
export type FieldText = (field: AuditedField) => Cell | undefined;
