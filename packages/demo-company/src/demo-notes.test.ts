import { destinationNoteInputSchema } from '@haisha/validation/destination-note';
import { noteCategories, noteImportances, noteVisibilities } from '@haisha/validation/destination-note-choices';
import { noteCommentInputSchema } from '@haisha/validation/note-comment';
import { expect, it } from 'vitest';
import { demoFullEntries, demoUsualEntries } from './demo-notes.ts';

const entries = [
  demoFullEntries('2026-11-21'),
  ...Array.from({ length: 59 }, (_, index) => demoUsualEntries(index + 1)),
];
const notes = entries.flatMap((one) => one.notes);

it('the notes of the demo company are as a form sends them', () => {
  for (const { by: _, hoursAgo, confirmedBy, photos, ...note } of notes) {
    expect(destinationNoteInputSchema.parse(note)).toEqual(note);
  }
  for (const { body, visibility } of entries.flatMap(({ comments }) => comments)) {
    expect(noteCommentInputSchema.parse({ body, visibility })).toEqual({ body, visibility });
  }
});

it('they show every category, importance and circle of readers, what is pinned, over, to come and new', () => {
  const of = (field: 'category' | 'importance' | 'visibility') => new Set<string>(notes.map((note) => note[field]));
  expect(of('category')).toEqual(new Set(noteCategories));
  expect(of('importance')).toEqual(new Set(noteImportances));
  expect(of('visibility')).toEqual(new Set(noteVisibilities));
  const such = (is: (note: (typeof notes)[number]) => boolean) => notes.filter(is).length;
  expect(such(({ isPinned }) => isPinned)).toBeGreaterThan(1);
  expect(such(({ validTo }) => validTo !== null && validTo < '2026-11-21')).toBe(1);
  expect(such(({ validFrom }) => validFrom !== null && validFrom > '2026-11-21')).toBe(1);
  expect(such(({ hoursAgo }) => hoursAgo < 36)).toBeGreaterThan(2);
  expect(entries[0]?.comments).toHaveLength(5);
});
