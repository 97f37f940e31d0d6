import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('the changed fields of a row', () => {
  it('are those whose values differ, whatever the order of keys inside them', () => {
    const before = { plate: { region: '柏', kana: 'あ' }, zones: [{ zone: 'frozen' }], note: null, version: 1 };
    const after = { plate: { kana: 'あ', region: '柏' }, zones: [], note: 'x', version: 2 };
    expect(changedFields(before, after, ['note', 'zones'])).toEqual([
      { path: 'note', before: null, after: 'x' },
      { path: 'zones', before: [{ zone: 'frozen' }], after: [] },
    ]);
  });

  it('name what a reference led to, also when only its name differs between two rows', () => {
    const before = { departmentId: '1', departmentName: '柏' };
    const after = { departmentId: '2', departmentName: '柏' };
    expect(changedFields(before, after, [])).toEqual([{ path: 'departmentId', before: '柏', after: '柏' }]);
    expect(changedFields(before, { ...before, departmentName: '新柏' }, [])).toEqual([]);
    const many = { departmentIds: ['1', '2'], departmentNames: ['柏', '岩槻'] };
    const fewer = { departmentIds: ['1'], departmentNames: ['柏'] };
    expect(changedFields(many, fewer, [])).toEqual([{ path: 'departmentIds', before: ['柏', '岩槻'], after: ['柏'] }]);
  });

  it('are not what is only counted from another field, or kept with another row', () => {
    const before = { stops: [], stopCount: 0, photoId: null, courseCodes: [] };
    const after = { stops: ['a'], stopCount: 1, photoId: '7', courseCodes: ['IW-S01'] };
    expect(changedFields(before, after, [])).toEqual([{ path: 'stops', before: [], after: ['a'] }]);
  });

  it('keep names that belong to no reference, and references without a name', () => {
    const after = { ownerName: '高橋', parentId: null, driverId: '7' };
    expect(changedFields(null, after, [])).toEqual([
      { path: 'ownerName', before: null, after: '高橋' },
      { path: 'driverId', before: null, after: '7' },
    ]);
  });

  it('are told term by term, in the order of the contract', () => {
    const before = { code: 'C001', terms: { closingDay: 31, taxRounding: 'down' }, note: null };
    const after = { code: 'C001', terms: { closingDay: 20, taxRounding: 'down' }, note: '20日締め' };
    expect(changedFields(before, after, ['terms', 'note'])).toEqual([
      { path: 'terms.closingDay', before: 31, after: 20 },
      { path: 'note', before: null, after: '20日締め' },
    ]);
    const result = { arrivedAt: '10:00', receiver: null };
    expect(changedFields({ result }, { result: { ...result, receiver: '店長' } }, ['result'])).toEqual([
      { path: 'result.receiver', before: null, after: '店長' },
    ]);
    expect(changedFields({ ...before, terms: null }, { ...before, terms: null }, [])).toEqual([]);
  });
});
