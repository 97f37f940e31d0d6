import { describe, expect, it } from 'vitest';
import { toIsoInstant } from './instant.ts';

describe('an instant', () => {
  it.each([
    ['2026-11-21 08:41:59+00', '2026-11-21T08:41:59.000Z'],
    ['2026-11-21 08:41:59.1+09', '2026-11-20T23:41:59.100Z'],
    ['2026-11-21 08:41:59.123-03:30', '2026-11-21T12:11:59.123Z'],
    ['2026-11-21 08:41:59.999999+05:45', '2026-11-21T02:56:59.999Z'],
  ])('%s leaves the database as %s', (text, iso) => {
    expect(toIsoInstant(text)).toBe(iso);
  });
});
