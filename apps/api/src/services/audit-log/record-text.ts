import { localName } from '@haisha/i18n/local-name';
import type { AuditRecord } from '@haisha/validation/audit';
import type { Locale } from '../words/locale.ts';
import { wordOf } from '../words/word-of.ts';

/** An act as the screens of its entity call it. */
export function actionText(locale: Locale, entity: string, action: string): string {
  return wordOf(locale, 'audit', 'actionOn', entity, action) ?? wordOf(locale, 'audit', 'action', action) ?? action;
}

/** What a record is about; an entry and its files follow their vehicle: `1201 大宮 100 か 12-34 / 車検 2026/11/20`. */
export function recordText(locale: Locale, { label, labelEn, entry, fields }: AuditRecord): string {
  if (entry === null) return localName(locale, label, labelEn) ?? '';
  const kind = wordOf(locale, 'vehicleHistory', 'kind', entry.kind) ?? entry.kind;
  const file = fields.find(({ path }) => path === 'file');
  const day = entry.entryDate.replaceAll('-', '/');
  return [label, `${kind} ${day}`, file?.after ?? file?.before].filter(Boolean).join(' / ');
}
