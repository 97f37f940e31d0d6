import { expect, test } from 'vitest';
import { countUnsaved } from './count-unsaved.ts';

test.each([
  ['nothing', {}, 0],
  ['fields', { code: true, name: true, note: false }, 2],
  ['the parts of terms', { code: true, terms: { closingDay: true, note: false } }, 2],
  ['a list as one field', { stops: [{ workMinutes: true, hasBreak: true }, {}] }, 1],
  ['a list of choices as one field', { zones: [true, true] }, 1],
  ['a list in which nothing changed as none', { stops: [{ workMinutes: false }] }, 0],
])('counts %s', (_, dirty, count) => expect(countUnsaved(dirty)).toBe(count));
