import type { Import } from '@haisha/validation/import';
import type { ImportRow } from '@haisha/validation/import-row';

const person = { id: '20000000-0000-4000-8000-000000000001', name: '佐藤 健' };

/** An import of vehicle types as the server gives it, its rows judged. */
export function importOf(given: Partial<Import> = {}): Import {
  return {
    id: '70000000-0000-4000-8000-000000000001',
    version: 2,
    entity: 'parcel' as Import['entity'],
    status: 'judged',
    job: null,
    fileName: '荷物.csv',
    format: 'csv',
    encoding: 'sjis',
    delimiter: 'comma',
    sheet: null,
    sheets: [],
    columns: [
      { header: '荷物コード', field: 'code', fixed: null, unit: null, numbers: [] },
      { header: '名前', field: 'name', fixed: null, unit: null, numbers: [] },
      { header: '社内メモ', field: null, fixed: null, unit: null, numbers: [] },
    ],
    fields: [
      { id: 'code', isRequired: true, choices: null, unit: null },
      { id: 'name', isRequired: true, choices: null, unit: null },
      { id: 'note', isRequired: false, choices: null, unit: null },
    ],
    mode: 'allOrNothing',
    rowCount: 3,
    headerRow: 1,
    headerRows: 1,
    oddRows: [],
    leftOut: ['totals'],
    gaps: [],
    counts: { error: 1, duplicate: 1, warning: 0, new: 1, update: 0, unchanged: 0 },
    undecidedCount: 2,
    planned: { created: 1, updated: 0 },
    outcomes: null,
    undone: null,
    createdAt: '2026-11-22T06:00:00.000Z',
    createdBy: person,
    judgedAt: '2026-11-22T06:01:00.000Z',
    appliedAt: null,
    appliedBy: null,
    undoUntil: null,
    undoneAt: null,
    undoneBy: null,
    keptUntil: '2027-02-19T00:00:00.000Z',
    ...given,
  };
}

/** A row of it. */
export function importRow(given: Partial<ImportRow> = {}): ImportRow {
  return {
    number: 2,
    cells: ['T-01', '2t 冷蔵', ''],
    corrected: [],
    verdict: 'new',
    issues: [],
    warnings: [],
    changes: [],
    updates: [],
    conflicts: [],
    target: null,
    decision: null,
    choices: ['skip'],
    outcome: null,
    undo: null,
    ...given,
  };
}

/** What the page of an import asks for first: the import, rows of it, and the first values of its columns. */
export function importReads(given: Import, ...items: ImportRow[]) {
  const at = `GET /imports/${given.id}`;
  return {
    [at]: () => ({ body: given }),
    [`${at}/rows`]: () => ({ body: { items, total: items.length, page: 1, pageSize: 100 } }),
    [`${at}/sample`]: () => ({
      body: { rows: [['T-01', '2t 冷蔵', 'メモ']], top: [{ number: 1, cells: ['荷物コード', '名前', '社内メモ'] }] },
    }),
  };
}
