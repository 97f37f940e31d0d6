import { expect, it } from 'vitest';
import { localAreas } from './serve-for-development.ts';

it('reads which areas run here', () => {
  expect([...localAreas('masters:3001, dispatch:3002')]).toEqual([
    ['masters', 3001],
    ['dispatch', 3002],
  ]);
  expect(localAreas('').size).toBe(0);
});

it.each(['masters', 'masters:', ':3001', 'Masters:3001', 'masters=3001'])('reports what is wrong with "%s"', (text) => {
  expect(() => localAreas(text)).toThrow(`LOCAL_AREAS holds "${text}"; write name:port, such as masters:3001.`);
});
