import { describe, expect, it } from 'vitest';
import { labelsOf } from '../../../services/words/labels.ts';
import { qualificationsReader } from './qualifications-reader.ts';
import { qualificationsText } from './qualifications-text.ts';

const read = qualificationsReader();
const obtained = { name: null, obtainedDate: '2018-05-12', expiryDate: null };
const forklift = { ...obtained, kind: 'forklift' as const };

describe('a cell of qualifications', () => {
  it.each(['(', ' '])('with a long run of %j is read at once', (sign) => {
    const begin = performance.now();
    expect(read(`玉掛け${sign.repeat(32_000)}x`)).toMatchObject({ code: 'importRow.qualifications' });
    expect(performance.now() - begin).toBeLessThan(1_000);
  });

  it.each([
    ['フォークリフト 2018/5/12', forklift],
    ['フォークリフト運転技能講習修了 H30.5.12', forklift],
    ['ﾌｫｰｸﾘﾌﾄ（平成30年5月12日取得）', forklift],
    ['フォークリフト運転特別教育 1t未満 20180512', { ...forklift, name: 'フォークリフト運転特別教育 1t未満' }],
    ['テールゲート特別教育:2018.5.12', { ...obtained, kind: 'tailLift' }],
    ['運行管理者資格者証 2018-05-12', { ...obtained, kind: 'operationManager' }],
    ['運行管理補助者 2018-05-12', { ...obtained, kind: 'other', name: '運行管理補助者' }],
    [
      '危険物乙4 2018/5/12～R12.3.31',
      { ...obtained, kind: 'hazardousGoods', name: '危険物乙4', expiryDate: '2030-03-31' },
    ],
    ['危険物取扱者 乙4 2018/5/12', { ...obtained, kind: 'hazardousGoods', name: '乙4' }],
    ['食品衛生責任者 2018/5/12（期限 2030/3/31まで）', { ...obtained, kind: 'foodHygiene', expiryDate: '2030-03-31' }],
    ['食品衛生責任者 2018/5/12、有効期限:2030/3/31', { ...obtained, kind: 'foodHygiene', expiryDate: '2030-03-31' }],
    ['その他 玉掛け 2018/5/12', { ...obtained, kind: 'other', name: '玉掛け' }],
    ['玉掛け技能講習 2018/5/12', { ...obtained, kind: 'other', name: '玉掛け技能講習' }],
  ])('is read as offices write it: %s', (text, qualification) => {
    expect(read(text)).toEqual({ value: [qualification] });
  });

  it.each([
    'フォークリフト 2018/5/12、玉掛け 2019/4/1',
    'フォークリフト 2018-05-12／玉掛け 2019-04-01',
    'フォークリフト 2018-05-12、玉掛け 2019-04-01',
  ])('holds several: %s', (text) => {
    expect(read(text)).toEqual({
      value: [forklift, { ...obtained, kind: 'other', name: '玉掛け', obtainedDate: '2019-04-01' }],
    });
  });

  it.each([
    ['フォークリフト', 'フォークリフト'],
    ['フォークリフト 2018-05-12、玉掛け', '玉掛け'],
    ['フォークリフト 2018/2/30', 'フォークリフト 2018/2/30'],
    ['危険物 2018/5/12～2018/2/30', '危険物 2018/5/12~2018/2/30'],
    ['2018/5/12', '2018/5/12'],
  ])('says what of it cannot be read: %s', (cell, text) => {
    expect(read(cell)).toEqual({ code: 'importRow.qualifications', params: { text } });
  });

  it.each([
    ['フォークリフト 2018年5月', 'フォークリフト 2018年5月'],
    ['玉掛け 2019/4/1、危険物 H30.5', '危険物 H30.5'],
    ['危険物 2018/5/12～R12.3', '危険物 2018/5/12~R12.3'],
  ])('says that a month has no day: %s', (cell, text) => {
    expect(read(cell)).toEqual({ code: 'date.lacksDay', params: { text } });
  });

  it.each(['ja', 'en'] as const)('is read as it is exported, whatever the names are (%s)', (locale) => {
    const qualifications = [
      forklift,
      { ...forklift, kind: 'other' as const, name: '玉掛け / クレーン（5t未満）、2019', expiryDate: '2030-03-31' },
      { ...forklift, kind: 'hazardousGoods' as const, name: '乙4 / 丙 2015' },
    ];
    const cell = qualificationsText(qualifications, labelsOf('driverRecord', locale));
    expect(read(cell && 'text' in cell ? cell.text : '')).toEqual({ value: qualifications });
  });

  it('of nobody is empty', () => {
    expect(qualificationsText([], labelsOf('driverRecord', 'ja'))).toBeNull();
    expect(read('')).toEqual({ value: [] });
  });
});
