import { expect, test } from 'vitest';
import { reportRow } from '../../test/daily-reports.ts';
import { lineStateOf, nextRunAfter, reportLines } from './report-lines.ts';

const now = '2026-11-20T03:00:00.000Z';

test('a report is missing from the moment at which its run is planned to be back', () => {
  expect(lineStateOf(reportRow(1), now)).toBe('missing');
  expect(lineStateOf(reportRow(1), '2026-11-20T01:00:00.000Z')).toBe('running');
  const hired = reportRow(1);
  expect(lineStateOf({ ...hired, run: { ...hired.run, ownership: 'hired' } }, now)).toBe('running');
  expect(lineStateOf(reportRow(1, { status: 'draft' }), now)).toBe('draft');
  expect(lineStateOf(reportRow(1, { status: 'draft', isSentBack: true }), now)).toBe('sentBack');
  expect(lineStateOf(reportRow(1, { status: 'submitted' }), now)).toBe('submitted');
  expect(lineStateOf(reportRow(1, { status: 'approved', isCorrectionWaiting: true }), now)).toBe('correctionWaiting');
});

test('what wants somebody comes first, and the next report is one that does', () => {
  const rows = [
    reportRow(1, { status: 'approved' }),
    reportRow(2, { status: 'submitted' }),
    reportRow(3),
    reportRow(4, { status: 'draft' }),
  ];
  const lines = reportLines(rows, now);
  const idOf = (place: number) => rows[place]?.run.id ?? '';
  expect(lines.map(({ state }) => state)).toEqual(['missing', 'draft', 'submitted', 'approved']);
  expect(nextRunAfter(lines, idOf(2), true)).toBe(idOf(3));
  expect(nextRunAfter(lines, idOf(3), true)).toBe(idOf(1));
  expect(nextRunAfter(lines, idOf(3), false)).toBe(idOf(2));
  expect(nextRunAfter(lines.slice(0, 1), idOf(2), true)).toBe(null);
});

test('a correction that waits wants whoever approves, before what is done or still drives', () => {
  const rows = [
    reportRow(1, { status: 'approved' }),
    { ...reportRow(2), run: { ...reportRow(2).run, end: '2026-11-20T09:00:00.000Z' } },
    reportRow(3, { status: 'approved', isCorrectionWaiting: true }),
  ];
  const lines = reportLines(rows, now);
  expect(lines.map(({ state }) => state)).toEqual(['correctionWaiting', 'running', 'approved']);
  expect(nextRunAfter(lines, rows[0]?.run.id ?? '', true)).toBe(rows[2]?.run.id);
  expect(nextRunAfter(lines, rows[0]?.run.id ?? '', false)).toBe(null);
});

test('a correction that somebody asked for does not come next for the one who asked', () => {
  const waits = { status: 'approved', isCorrectionWaiting: true } as const;
  const rows = [reportRow(1), reportRow(2, { ...waits, isCorrectionOwn: true }), reportRow(3, waits)];
  const idOf = (place: number) => rows[place]?.run.id ?? '';
  expect(nextRunAfter(reportLines(rows, now), idOf(0), true)).toBe(idOf(2));
  expect(nextRunAfter(reportLines(rows.slice(0, 2), now), idOf(0), true)).toBe(null);
});
