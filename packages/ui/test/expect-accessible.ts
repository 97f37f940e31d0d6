import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails on the faults that axe finds; colours and page landmarks need a real page and belong to the browser tests. */
export async function expectAccessible(root: Element = document.body) {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
