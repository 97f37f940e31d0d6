import { type AuditListQuery, type AuditRecord, auditListQuerySchema } from '@haisha/validation/audit';
import type { Module } from '../../app.ts';
import { columnsFor, type ExportColumn, type Labels } from '../exports/cells/export-column.ts';
import { exportRoute } from '../exports/export-route.ts';
import type { ExportedEntity } from '../exports/exported-entity.ts';
import { wordOf } from '../exports/words/export-words.ts';
import { changeText } from './change-text.ts';
import { auditIds, auditRows } from './list-audit.ts';
import { actionText, recordText } from './record-text.ts';

export const exportedAudit: ExportedEntity<AuditRecord, AuditListQuery> = {
  path: '/audit',
  name: 'audit',
  listQuery: auditListQuerySchema,
  columns: auditColumns,
  ids: auditIds,
  rows: auditRows,
};

export const auditExport: Module = (app, dependencies) => exportRoute(app, dependencies, exportedAudit);

function auditColumns(labels: Labels): ExportColumn<AuditRecord>[] {
  const { of, text, instant, choice } = columnsFor<AuditRecord>(labels);
  const { locale } = labels;
  const system = wordOf(locale, 'entity', 'actor', 'system') ?? '';
  return [
    instant('at'),
    of('by', ({ by }) => ({ text: by?.name ?? system })),
    of('action', ({ entity, action }) => ({ text: actionText(locale, entity, action) })),
    choice('entity'),
    of('label', (record) => ({ text: recordText(locale, record) })),
    of('fields', ({ entity, fields }) => {
      return fields.length === 0
        ? null
        : { text: fields.map((field) => changeText(locale, entity, field)).join(' / ') };
    }),
    text('entityId'),
  ];
}
