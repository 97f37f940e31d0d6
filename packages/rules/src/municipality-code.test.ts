import { expect, test } from 'vitest';
import { isMunicipalityCode } from './municipality-code.ts';

// 札幌市中央区, さいたま市岩槻区, 船橋市, 厚木市, 浜松市天竜区, 与那国町.
test.each(['011011', '111104', '122041', '142123', '221406', '473821'])('%s is a code', (code) => {
  expect(isMunicipalityCode(code)).toBe(true);
});

test.each(['111105', '11110', '1111041', '000000', '481017', '１１１１０４', 'さいたま市', ''])(
  '%s is not a code',
  (code) => {
    expect(isMunicipalityCode(code)).toBe(false);
  },
);
