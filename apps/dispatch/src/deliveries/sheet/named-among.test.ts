import { expect, test } from 'vitest';
import { namedAmong } from './use-named-records.ts';

const row = (code: string, name: string, archivedAt: string | null = null) => ({
  id: code,
  code,
  name,
  nameEn: null,
  archivedAt,
});
const labelOf = ({ code, name }: { code: string; name: string }) => `${code} ${name}`;
const found = (text: string, ...rows: ReturnType<typeof row>[]) => namedAmong(rows, text, labelOf);

const [koshigaya, koshigayaEast] = [row('HN-0123', 'ひなた屋 越谷店'), row('HN-0124', 'ひなた屋 越谷東店')];

test.each(['hn-0123', 'ＨＮ－０１２３', 'ひなた屋越谷店', 'HN-0123 ひなた屋 越谷店'])('%s names one place', (text) => {
  expect(found(text, koshigaya, koshigayaEast)).toEqual({
    state: 'found',
    id: 'HN-0123',
    label: 'HN-0123 ひなた屋 越谷店',
  });
});

test('a part of a name will do when nothing else has it', () => {
  expect(found('越谷', koshigaya)).toMatchObject({ state: 'found', id: 'HN-0123' });
});

test('a part that several have is asked about', () => {
  expect(found('越谷', koshigaya, koshigayaEast)).toEqual({
    state: 'unknown',
    offers: ['HN-0123 ひなた屋 越谷店', 'HN-0124 ひなた屋 越谷東店'],
  });
});

test('what is archived is not named', () => {
  expect(found('HN-0123', row('HN-0123', 'x', '2026-11-01T00:00:00.000Z'))).toEqual({ state: 'unknown', offers: [] });
});
