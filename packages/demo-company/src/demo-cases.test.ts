import { readFileSync } from 'node:fs';
import { addDays } from '@haisha/rules/calendar';
import { weekdayOf } from '@haisha/rules/generation/day-facts';
import { expect, test } from 'vitest';
import { caseDay, demoCases } from './demo-cases.ts';

const days = Array.from({ length: 400 }, (_, index) => addDays('2026-11-26', index));

test('each case has a place of its own', () => {
  expect(new Set(demoCases.map(({ number }) => number)).size).toBe(demoCases.length);
});

test('the README says where to see each case', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
    return /^09\d\d$/.test(cells[3] ?? '') ? [cells.slice(1, -1)] : [];
  });
  expect(rows).toEqual(
    demoCases.map(({ deliveryCompany, drivers = [], finding, number, on, vehicle, what }) => [
      ...[what, on, `0${number}`],
      deliveryCompany ?? [vehicle, ...drivers].join(', '),
      finding ?? 'nothing',
    ]),
  );
});

test('a case is never today or tomorrow, and in its month on no Sunday', () => {
  for (const day of days) {
    for (const { on } of demoCases) expect(caseDay(day, on) >= addDays(day, 2), `${day} ${on}`).toBe(true);
    expect(weekdayOf(caseDay(day, 'end of the month')), day).not.toBe('sunday');
  }
});
