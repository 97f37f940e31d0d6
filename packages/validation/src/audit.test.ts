import { expect, it } from 'vitest';
import { auditListQuerySchema } from './audit.ts';

it.each([
  ['2026-11-21', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['0000-01-01', false],
  ['2026-02-30', false],
  ['2026/11/21', false],
  ['', false],
])('a query of the audit log with the day %j is valid: %s', (day, isTaken) => {
  for (const query of [{ from: day }, { to: day }]) {
    expect(auditListQuerySchema.safeParse(query).success).toBe(isTaken);
  }
});

it('a query refuses a name that the database cannot accept', () => {
  const query = auditListQuerySchema.parse({ entity: 'vehi\u0000cle', action: ['\u0000', 'create'] });
  expect(query).toMatchObject({ entity: ['vehicle'], action: ['', 'create'] });
});
