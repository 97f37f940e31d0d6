import { expect, test } from 'vitest';
import { withoutNumbering } from './without-numbering.ts';

test.each([
  ['①HN-0001②HN-0012', 'HN-0001 / HN-0012'],
  ['① HN-0001 4:30\n② HN-0012', 'HN-0001 4:30 / HN-0012'],
  ['①越谷店→②岩槻店', '越谷店 / 岩槻店'],
  ['①. 60分、②. 15分', '60分 / 15分'],
  ['①大型', '大型'],
  ['越谷店①→越谷店②', '越谷店①→越谷店②'],
  ['①越谷店③', '①越谷店③'],
  ['②越谷店', '②越谷店'],
  ['越谷店', '越谷店'],
  ['', ''],
])('%s', (text, plain) => expect(withoutNumbering(text)).toBe(plain));
