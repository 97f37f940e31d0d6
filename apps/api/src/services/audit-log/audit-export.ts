import { recordName } from '@haisha/i18n/record-name';
import { type AuditListQuery, type AuditRecord, auditListQuerySchema } from '@haisha/validation/audit';
import { columnsFor, type ExportColumn } from '../exports/cells/export-column.ts';
import type { ExportedEntity } from '../exports/exported-entity.ts';
import type { Labels } from '../words/labels.ts';
import { wordOf } from '../words/word-of.ts';
import type { Audited } from './audited-entry.ts';
import { changeText } from './change-text.ts';
import type { FieldText } from './field-text.ts';
import { auditIds, auditRows } from './list-audit.ts';
import { actionText, recordText } from './record-text.ts';

/** The audit log as a file. */
export function exportedAudit({ auditedEntries, fieldTexts }: Audited): ExportedEntity<AuditRecord, AuditListQuery> {
  return {
    path: '/audit',
    name: 'audit',
    listQuery: auditListQuerySchema,
    columns: (labels) => auditColumns(fieldTexts, labels),
    ids: auditIds,
    rows: (db, ids, scope) => auditRows(db, auditedEntries, ids, scope),
  };
}

function auditColumns(readers: readonly FieldText[], labels: Labels): ExportColumn<AuditRecord>[] {
  const { of, text, instant } = columnsFor<AuditRecord>(labels);
  const { locale } = labels;
  const system = wordOf(locale, 'entity', 'actor', 'system') ?? '';
  return [
    instant('at'),
    of('by', ({ by }) => ({ text: by?.name ?? system })),
    of('action', ({ entity, action }) => ({ text: actionText(locale, entity, action) })),
    of('entity', ({ entity }) => ({ text: recordName(entity, locale) ?? entity })),
    of('label', (record) => ({ text: recordText(locale, record) })),
    of('fields', ({ entity, fields }) => {
      return fields.length === 0
        ? null
        : { text: fields.map((field) => changeText(readers, locale, entity, field)).join(' / ') };
    }),
    text('entityId'),
  ];
}
