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
])('the audit log can be asked for the day %j: %s', (day, isTaken) => {
  for (const query of [{ from: day }, { to: day }]) {
    expect(auditListQuerySchema.safeParse(query).success).toBe(isTaken);
  }
});

it('asks for no name that the database cannot be asked for', () => {
  const asked = auditListQuerySchema.parse({ entity: 'vehi\u0000cle', action: ['\u0000', 'create'] });
  expect(asked).toMatchObject({ entity: ['vehicle'], action: ['', 'create'] });
});
