import { expect, it } from 'vitest';
import { preferPrevious, startingPoint } from './prefer-previous.ts';

it('starts with the previous version while the rejected one is live, and until that choice is withdrawn', () => {
  expect(startingPoint('notes', 'v2')).toBe('live');
  preferPrevious('notes', 'v2');
  expect(startingPoint('notes', 'v2')).toBe('previous');
  expect(startingPoint('notes', 'v3')).toBe('live');
  expect(startingPoint('reports', 'v2')).toBe('live');
  preferPrevious('notes', null);
  expect(startingPoint('notes', 'v2')).toBe('live');
});
