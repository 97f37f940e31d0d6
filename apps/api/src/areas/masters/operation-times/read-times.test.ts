import { expect, test } from 'vitest';
import { readBreaks } from './read-times.ts';

const at = (fromMinutes: number | null, minutes: number) => ({ fromMinutes, minutes });

test.each([
  ['12:00 60 / 15', [at(720, 60), at(null, 15)]],
  ['12:00-13:00', [at(720, 60)]],
  ['12:00～13:00、15:00～15:15', [at(720, 60), at(900, 15)]],
  ['12時-13時', [at(720, 60)]],
  ['23:45-0:30', [at(1425, 45)]],
  ['①60分 ②15分', [at(null, 60), at(null, 15)]],
  ['1時間', [at(null, 60)]],
  ['12:00 1時間半・15分', [at(720, 90), at(null, 15)]],
])('%s are breaks', (text, breaks) => expect(readBreaks(text)).toEqual({ value: breaks }));

test.each(['昼', '12:00', '12:00-12:00', '12:00-13:00 60'])('%s is none', (text) => {
  expect(readBreaks(text)).toEqual({ code: 'importRow.breaks', params: { text } });
});
