import type { Import } from '@haisha/validation/import';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../render-page.tsx';

const id = '0193d000-0000-7000-8000-00000000000a';
const given = {
  ...{ id, version: 1, entity: 'vehicle', likelier: 'driver', status: 'prepared', job: null },
  ...{ fileName: 'ドライバー.csv', format: 'csv', encoding: 'utf8', delimiter: 'comma', sheet: null, sheets: [] },
  columns: [{ header: '氏名', field: null, fixed: null, unit: null, numbers: [] }],
  fields: [{ id: 'code', isRequired: false, choices: null, unit: null }],
  ...{ mode: 'allOrNothing', rowCount: 1, headerRow: 1, headerRows: 1, oddRows: [], leftOut: [] },
  ...{ counts: {}, undecidedCount: 0, planned: null, outcomes: null, undone: null, gaps: [] },
  ...{ createdAt: '2026-11-20T01:00:00Z', createdBy: { id, name: '髙橋 直樹' }, judgedAt: null, appliedAt: null },
  ...{ appliedBy: null, undoUntil: null, undoneAt: null, undoneBy: null, keptUntil: null },
} as unknown as Import;

it.each([
  ['ja', '「ドライバー」の一覧のようです', 'ドライバーの取り込みで開く', /^ドライバー/],
  ['en', 'This looks like a list for “Driver”', 'Open as import of “Driver”', /^Drivers? staging/i],
] as const)(
  'in %s: a file of another master goes to the import of that one, and nothing is chosen again',
  async (locale, title, open, heading) => {
    const asked: unknown[] = [];
    const { user } = await renderPage(`/vehicles/temp/${id}`, {
      locale,
      api: {
        [`GET /imports/${id}`]: () => ({ body: given }),
        [`GET /imports/${id}/sample`]: () => ({ body: { rows: [], top: [] } }),
        [`PUT /imports/${id}/reading`]: ({ body }) => {
          asked.push(body);
          return { body: { ...given, entity: 'driver', likelier: undefined, version: 2 } };
        },
      },
    });
    expect(await screen.findByText(title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: open }));
    expect(asked).toEqual([{ version: 1, entity: 'driver' }]);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.queryByText(title)).toBeNull();
  },
);
