import { expect, test } from 'vitest';
import { partner } from '../../test/daily-reports.ts';
import { strangePartners } from './strange-partners.ts';

test.each<[what: string, partners: string[], strange: number[]]>([
  ['nobody', [], []],
  ['those who drove', ['b', 'c'], []],
  ['somebody who did not', ['b', 'x'], [1]],
  ['somebody twice', ['b', 'c', 'b'], [2]],
])('%s', (_, ids, strange) => {
  const partners = ids.map((driverId) => partner({ driverId }));
  expect(strangePartners({ partners }, ['b', 'c'])).toEqual(strange);
});
