import { type ImportEntity, importEntities } from '@haisha/validation/import-choices';
import { describe, expect, it } from 'vitest';
import { product } from '../../../areas.ts';
import { importedOf } from '../imported-entity.ts';
import { columnCounter, createFinder, findColumns, shapeOf } from './find-columns.ts';
import { usualHeaders } from './usual-headers.ts';

describe('the columns of a list that an office keeps', () => {
  it('are found by what offices usually call them', () => {
    const headers = ['No', '社員番号', '氏名', 'ﾌﾘｶﾞﾅ', '所属', '雇用形態', '〒', 'ＴＥＬ', '入社年月日', '備考'];
    expect(findColumns(importedOf(product, 'driver'), headers)).toEqual([
      null,
      'code',
      'name',
      'kana',
      'departmentName',
      'employmentType',
      'postalCode',
      'phone',
      'hiredDate',
      'note',
    ]);
  });

  it('are another one where a second column says what the first usually means', () => {
    const found = (...headers: string[]) => findColumns(importedOf(product, 'vehicle'), headers);
    expect(found('車番', '登録番号', '車種')).toEqual(['code', 'plate', 'vehicleTypeName']);
    expect(found('社番', '車番')).toEqual(['code', 'plate']);
    expect(found('車番', '車種')).toEqual(['plate', 'vehicleTypeName']);
    expect(found('社番', 'ナンバープレート', '車番')).toEqual(['code', 'plate', null]);
    expect(found(' 車番', '登録番号')).toEqual(['code', 'plate']);
  });

  it.each<[ImportEntity, string, string]>([
    ['driver', '雇用', 'employmentType'],
    ['vehicle', 'Gross', 'grossWeightKg'],
    ['delivery', 'Slip', 'slipNumber'],
    ['driver', 'record.licenceDate', 'record.licenceDate'],
    ['driver', 'mainVehicleId', 'mainVehicleName'],
    ['cargoOwner', 'customerId', 'customerName'],
  ])('of %s are found by %s, a word of its list or a name of its own', (entity, header, column) => {
    expect(findColumns(importedOf(product, entity), [header])).toEqual([column]);
  });

  it.each<[ImportEntity, string]>([
    ['course', 'Stops'],
    ['delivery', '高速代'],
    ['department', 'フリガナ'],
  ])('of %s are not found by %s, which stands for none of its fields', (entity, header) => {
    expect(findColumns(importedOf(product, entity), [header])).toEqual([null]);
  });

  it.each([
    ['納品時間（まで）（必須）', 'arriveToMinutes'],
    ['納品 › 品名', 'goodsName'],
    ['納品 › 内容 › 品名', 'goodsName'],
  ])('are found by %s, without a mark at its end or the groups above it', (header, column) => {
    expect(findColumns(importedOf(product, 'delivery'), [header])).toEqual([column]);
  });

  it('are found in the terms of customers and the times of courses as well', () => {
    expect(findColumns(importedOf(product, 'customer'), ['締め日', '登録番号'])).toEqual([
      'terms.closingDay',
      'terms.invoiceNumber',
    ]);
    expect(findColumns(importedOf(product, 'operationTime'), ['開始', '終了'])).toEqual(['startMinutes', 'endMinutes']);
    expect(findColumns(importedOf(product, 'course'), ['曜日', '出発時刻'])).toEqual(['weekdays', 'departMinutes']);
  });

  it('are found by the column before them where their word alone may mean several things', () => {
    const found = (...headers: string[]) => findColumns(importedOf(product, 'driver'), headers);
    const licence = ['record.licences', 'record.licenceDate'];
    expect(found('免許の種類', '取得日')).toEqual(licence);
    expect(found('免許 › 種類', '免許 › 取得日')).toEqual(licence);
    expect(found('免許の種類', '8t限定', '取得日')).toEqual([licence[0], 'record.licenceLimit8t', licence[1]]);
    expect(found('免許の種類', '取得日', '有効期限')).toEqual([...licence, 'record.licenceExpiryDate']);
    expect(found('取得日')).toEqual([null]);
    expect(found('免許の種類', ' 取得日 ')).toEqual(licence);
    expect(found('免許の種類', '取得日', '8t限定', '取得日')).toEqual([...licence, 'record.licenceLimit8t', null]);
    const ofVehicles = (...headers: string[]) => findColumns(importedOf(product, 'vehicle'), headers);
    expect(ofVehicles('走行 › 距離', '走行 › 確認日')).toEqual(['odometerKm', 'odometerDate']);
    expect(ofVehicles('車検日', '確認日')).toEqual(['inspectionExpiryDate', null]);
    expect(found('免許の種類', '資格', '取得日')).toEqual(['record.licences', 'record.qualifications', null]);
    expect(found('免許の種類', '資格 › 取得日')).toEqual(['record.licences', null]);
  });

  it('are found without what a header of the screens ends in', () => {
    const found = (entity: ImportEntity, ...headers: string[]) => findColumns(importedOf(product, entity), headers);
    expect(found('direction', '標準距離（m）', '標準時間')).toEqual(['standardDistanceKm', 'standardMinutes']);
    expect(found('course', '乗務手当')).toEqual(['driverAllowanceYen']);
    expect(found('vehicle', '車両費', '保険料')).toEqual(['monthlyVehicleCostYen', 'monthlyInsuranceYen']);
    expect(found('deliveryCompany', '口座名義')).toEqual(['terms.bankAccountHolder']);
  });

  it('are found below 運転免許 as below 免許', () => {
    const found = (...headers: string[]) => findColumns(importedOf(product, 'driver'), headers);
    const licence = ['record.licenceNumber', 'record.licences', 'record.licenceDate', 'record.licenceExpiryDate'];
    expect(found('運転免許 › 番号', '運転免許 › 種類', '運転免許 › 取得日', '運転免許 › 有効期限')).toEqual(licence);
    expect(found('運転免許番号', '運転免許種類', '運転免許取得日', '運転免許有効期限')).toEqual(licence);
  });

  it('leave a word that the screens use for something else to it', () => {
    const [owner, name] = findColumns(importedOf(product, 'destination'), ['荷主', '店舗名']);
    expect([owner, name]).toEqual(['cargoOwnerName', 'name']);
  });

  it.each(importEntities)('of %s are each found alone', (entity) => {
    const { fields } = importedOf(product, entity);
    const find = createFinder(importedOf(product, entity));
    for (const [header, column] of usualHeaders(importedOf(product, entity))) {
      if (fields.some(({ id }) => id === column)) expect([header, ...find([header])]).toEqual([header, column]);
    }
  });
});

it('columns are counted once for each field', () => {
  const count = columnCounter(importedOf(product, 'driver'));
  expect(count(['社員番号', '氏名', '氏名', '血液型の好み', '星座'])).toBe(2);
  expect(count([])).toBe(0);
});

it.each([
  '社員番号*',
  '※社員番号',
  '【社員番号】',
  '「社員番号」',
  '社員・番号',
  '社員_番号',
  '社員番号：',
  '社員番号（必須）',
  '社員番号 [必須]',
])('the mark in %s is none of the word', (header) => {
  expect(findColumns(importedOf(product, 'driver'), [header])).toEqual(['code']);
});

describe('the shape of a file', () => {
  const shape = shapeOf(['コード', '名称']);

  it('is the same whatever marks its headers have', () => {
    expect(shapeOf(['ｺｰﾄﾞ ', '【名称】*'])).toBe(shape);
    expect(shape).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([[['名称', 'コード']], [['コード']], [['コード名', '称']], [['コード', '名称', '']]])(
    'is another one with %j',
    (headers) => {
      expect(shapeOf(headers)).not.toBe(shape);
    },
  );
});
