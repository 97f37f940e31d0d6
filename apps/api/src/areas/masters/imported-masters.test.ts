import type { Course } from '@haisha/validation/course';
import type { Customer } from '@haisha/validation/customer';
import { type DeliveryCompany, usualDeliveryCompanyTerms } from '@haisha/validation/delivery-company';
import { afterAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../test/browser.ts';
import { importsOf, startImports } from '../../../test/imports.ts';
import {
  createCourse,
  createCustomer,
  createDeliveryCompany,
  createDestination,
  createDriver,
  createOperationTime,
  createVehicleType,
  newCode,
} from '../../../test/masters.ts';
import { createDirection } from '../../../test/rows/direction.ts';

const { test, admin, all, stop } = await startImports();
afterAll(stop);

async function judge(list: string, content: string, by = all) {
  const { id } = await by.start(list, content);
  const judged = await by.judge(id);
  return { ...judged, rows: await by.rows(id) };
}

async function read<Row>(list: string, code: string): Promise<Row> {
  return (await admin.get(`/api/${list}?q=${code}`)).json().items[0];
}

describe('terms', () => {
  const row = (code: string, paymentDay: string) =>
    `コード,会社名,会社名カナ,法人・個人,許可の種類,郵便番号,都道府県,市区町村,町名・番地,電話番号,依頼書の送り方,請負階層,支払日\n${code},山田運送,ヤマダウンソウ,個人,貨物軽,3300854,埼玉県,さいたま市大宮区,桜木町1-0-9,0480009999,FAX,1,${paymentDay}`;

  it('that a file sets in part are otherwise the usual ones', async () => {
    const code = newCode('P');
    const { id } = await judge('delivery-companies', row(code, '20'));
    await all.apply(id);
    const { terms, vehicles } = await read<DeliveryCompany>('delivery-companies', code);
    expect({ terms, vehicles }).toEqual({ terms: { ...usualDeliveryCompanyTerms, paymentDay: 20 }, vehicles: [] });
  });

  it('are kept by a file that says nothing of them, changed by one that does, and given back by undoing', async () => {
    const terms = { ...usualDeliveryCompanyTerms, paymentDay: 15, capitalYen: 5_000_000 };
    const { code } = await createDeliveryCompany(admin, { terms });
    await all.apply((await judge('delivery-companies', `コード,会社名\n${code},別の名称`)).id);
    expect((await read<DeliveryCompany>('delivery-companies', code)).terms).toEqual(terms);
    const { id, rows } = await judge('delivery-companies', `コード,支払日,資本金\n${code},29,#CLEAR\n`);
    expect(rows[0]?.issues).toMatchObject([{ path: 'terms.paymentDay', column: 1 }]);
    await all.correct(id, 2, [{ column: 1, text: '25' }]);
    await all.apply(id);
    expect((await read<DeliveryCompany>('delivery-companies', code)).terms).toMatchObject({
      paymentDay: 25,
      capitalYen: null,
    });
    await all.undo(id);
    expect((await read<DeliveryCompany>('delivery-companies', code)).terms).toEqual(terms);
  });

  it('are refused, at their cells, to those who may bring in the companies alone', async () => {
    const dispatcher = importsOf(test, await logInAs(test, ['dispatcher']));
    const { rows } = await judge('delivery-companies', row(newCode('P'), '20'), dispatcher);
    expect(rows[0]?.issues).toEqual([{ column: 12, path: 'terms.paymentDay', code: 'importRow.notAllowed' }]);
    const without = await judge('delivery-companies', row(newCode('P'), ''), dispatcher);
    expect(without.counts).toMatchObject({ error: 0 });
  });

  it('of customers come from a file as well', async () => {
    const { code } = await createCustomer(admin);
    await all.apply((await judge('customers', `コード,締日,入金方法\n${code},20,相殺`)).id);
    const { terms } = await read<Customer>('customers', code);
    expect(terms).toMatchObject({ closingDay: 20, paymentMethod: 'offset' });
  });

  it('are taken as offices write them, which is told', async () => {
    const { code } = await createCustomer(admin);
    const { id, rows } = await judge('customers', `コード,締日,入金月,入金日\n${code},20日締め,翌々月,末`);
    expect(rows[0]?.changes).toEqual([
      { column: 1, before: '20日締め', after: '20' },
      { column: 2, before: '翌々月', after: '2' },
      { column: 3, before: '末', after: '末日' },
    ]);
    await all.apply(id);
    const { terms } = await read<Customer>('customers', code);
    expect(terms).toMatchObject({ closingDay: 20, paymentMonths: 2, paymentDay: 31 });
  });

  it('in one cell stay beside columns of their own that say nothing', async () => {
    const { code } = await createCustomer(admin);
    const { id } = await judge('customers', `コード,締日,入金月,入金日\n${code},20日締め翌々月末払い,,`);
    await all.apply(id);
    const { terms } = await read<Customer>('customers', code);
    expect(terms).toMatchObject({ closingDay: 20, paymentMonths: 2, paymentDay: 31 });
  });

  it('of delivery companies may stand in one cell as well, and are held to the law', async () => {
    const { code } = await createDeliveryCompany(admin);
    await all.apply((await judge('delivery-companies', `コード,締日\n${code},20日締め翌月15日払い`)).id);
    const { terms } = await read<DeliveryCompany>('delivery-companies', code);
    expect(terms).toMatchObject({ closingDay: 20, paymentMonths: 1, paymentDay: 15 });
    const { rows } = await judge('delivery-companies', `コード,締日\n${code},20日締め翌月末払い`);
    expect(rows[0]?.issues).toMatchObject([{ path: 'terms.paymentDay', code: 'within60Days' }]);
  });
});

describe('several things in one cell', () => {
  it('are the stops of a course, which undoing brings back', async () => {
    const [one, other] = [await createDestination(admin), await createDestination(admin)];
    const course = await createCourse(admin, {
      returnMinutes: 1510,
      endMinutes: 1530,
      stops: [
        { destinationId: one.id, arriveFromMinutes: 270, arriveToMinutes: null, workMinutes: 15, hasBreak: false },
      ],
    });
    const cell = `${other.code} 5:10～5:30 ２０分 休憩 / ${one.code} 25:00 10`;
    const { id, rows } = await judge('courses', `コード,納品先の順路\n${course.code},${cell}`);
    const after = `${other.code} 5:10-5:30 20 休憩 / ${one.code} 25:00 10`;
    expect(rows[0]?.updates).toEqual([{ column: 1, before: `${one.code} 4:30 15`, after }]);
    await all.apply(id);
    expect((await read<Course>('courses', course.code)).stops).toMatchObject([
      { destinationId: other.id, arriveFromMinutes: 310, arriveToMinutes: 330, workMinutes: 20, hasBreak: true },
      { destinationId: one.id, arriveFromMinutes: 1500, arriveToMinutes: null, workMinutes: 10, hasBreak: false },
    ]);
    await all.undo(id);
    expect((await read<Course>('courses', course.code)).stops).toEqual(course.stops);
  });

  it('name records that are there, and can be emptied', async () => {
    const { code } = await createCourse(admin);
    const at = async (cell: string) => (await judge('courses', `コード,納品先の順路\n${code},${cell}`)).rows[0];
    expect((await at('NIX-1 4:30 15'))?.issues).toMatchObject([
      { code: 'importRow.unknown', params: { text: 'NIX-1' } },
    ]);
    expect((await at('NIX-1 4:75'))?.issues).toMatchObject([{ code: 'importRow.stops', column: 1 }]);
    const { code: stop } = await createDestination(admin);
    const { id } = await judge('courses', `コード,納品先の順路\n${code},${stop} 10`);
    await all.apply(id);
    await all.apply((await judge('courses', `コード,納品先の順路\n${code},#CLEAR`)).id);
    expect((await read<Course>('courses', code)).stops).toEqual([]);
  });

  it('stop the import where one of them was archived after judging', async () => {
    const [{ code }, stop] = [await createCourse(admin), await createDestination(admin)];
    const { id } = await judge('courses', `コード,納品先の順路\n${code},${stop.code} 10`);
    await admin.post(`/api/destinations/${stop.id}/archive`, { version: stop.version });
    expect(await all.apply(id)).toMatchObject({ status: 'judged', job: { failure: { code: 'import.outdated' } } });
  });

  it('are the vehicle types of a driver, by code or name, in whatever order', async () => {
    const [one, other] = [await createVehicleType(admin), await createVehicleType(admin, { name: newCode('型') })];
    const { code } = await createDriver(admin, { usableVehicleTypeIds: [one.id] });
    const { id } = await judge('drivers', `コード,担当できる車種\n${code},${other.name}、${one.code}`);
    await all.apply(id);
    expect(await read('drivers', code)).toMatchObject({ usableVehicleTypeIds: [other.id, one.id] });
    await all.apply((await judge('drivers', `コード,担当できる車種\n${code},#CLEAR`)).id);
    expect(await read('drivers', code)).toMatchObject({ usableVehicleTypeIds: [] });
  });

  it('are the breaks and courses of a shift', async () => {
    const course = await createCourse(admin);
    const { code } = await createOperationTime(admin, { startMinutes: 600, endMinutes: 1200, breaks: [] });
    const cells = `"12:00 60 / 15分","${course.code} 240+90+30"`;
    const { id, rows } = await judge('operation-times', `コード,休憩,コースごとの時間\n${code},${cells}`);
    expect(rows[0]?.changes).toEqual([
      { column: 1, before: '12:00 60 / 15分', after: '12:00 60 / 15' },
      { column: 2, before: `${course.code} 240+90+30`, after: `${course.code} ${course.name} 240+90+30` },
    ]);
    await all.apply(id);
    expect(await read('operation-times', code)).toMatchObject({
      breaks: [
        { fromMinutes: 720, minutes: 60 },
        { fromMinutes: null, minutes: 15 },
      ],
      courseTimes: [{ courseId: course.id, drivingMinutes: 240, handlingMinutes: 90, waitingMinutes: 30 }],
    });
    const again = await judge('operation-times', `コード,コースごとの時間\n${code},"${course.code} 240+90+30"`);
    expect(again.counts).toMatchObject({ unchanged: 1 });
    for (const cell of ['25', `${course.code} 240+90`, 'NIX-1 1+2+3', `${course.code} 1+2+3 ほか`]) {
      const refused = await judge('operation-times', `コード,コースごとの時間\n${code},${cell}`);
      expect(refused.counts).toMatchObject({ error: 1 });
    }
  });

  it.each([
    ['082201 茨城県つくば市 / 茨城県土浦市、水戸市', ['082201', '082031', '082015']],
    ['府中市', 'importRow.municipality'],
    ['茨城県つくばみらい町', 'importRow.municipality'],
    ['082202', 'municipalityCode'],
  ])('are the municipalities of a direction: %s', async (cell, said) => {
    const { code } = await createDirection(admin);
    const { id, rows } = await judge('directions', `コード,市区町村\n${code},${cell}`);
    if (typeof said === 'string') expect(rows[0]?.issues).toMatchObject([{ code: said, column: 1 }]);
    else {
      await all.apply(id);
      expect(await read('directions', code)).toMatchObject({ municipalityCodes: said });
    }
  });
});

it('the delivery times of a destination can be emptied', async () => {
  const slots = [{ weekday: 'monday', fromMinutes: 300, toMinutes: 400, kind: 'strict' }] as const;
  const { code } = await createDestination(admin, { slots: [...slots] });
  const { id, rows } = await judge('destinations', `コード,納品時間帯\n${code},#CLEAR`);
  expect(rows[0]?.updates).toEqual([{ column: 1, before: '月 5:00-6:40 厳守', after: '' }]);
  await all.apply(id);
  expect(await read('destinations', code)).toMatchObject({ slots: [] });
});

describe('as offices keep their lists', () => {
  const header = 'コード,会社名,会社名カナ,法人・個人,許可の種類,郵便番号,住所,TEL,依頼書の送り方,請負階層';
  const row = (code: string, address: string, phone = '') =>
    `${code},${code}運送,ヤマダウンソウ,個人,貨物軽,3300854,${address},${phone},FAX,1`;
  const address = { prefecture: '埼玉県', city: 'さいたま市大宮区', addressLine1: '桜木町1-0-9' };

  it('an address in one column fills the three fields of the form, and comes back without a difference', async () => {
    const code = newCode('Q');
    const whole = row(code, '埼玉県さいたま市大宮区桜木町1-0-9', '0480007001');
    const { id, rows } = await judge('delivery-companies', [header, whole].join('\n'));
    expect(rows[0]).toMatchObject({
      verdict: 'new',
      issues: [],
      changes: [{ column: 6, before: '埼玉県さいたま市大宮区桜木町1-0-9', after: '桜木町1-0-9' }],
    });
    await all.apply(id);
    expect(await read('delivery-companies', code)).toMatchObject(address);
    const again = await judge('delivery-companies', [header, whole].join('\n'));
    expect(again.rows[0]).toMatchObject({ verdict: 'unchanged', updates: [] });
  });

  it('one that names another city moves the record there', async () => {
    const { code } = await createDeliveryCompany(admin, { ...address, postalCode: '3300854' });
    const { id, rows } = await judge('delivery-companies', `コード,住所\n${code},埼玉県越谷市桜木町1-0-9`);
    const moved = { before: '埼玉県さいたま市大宮区桜木町1-0-9', after: '埼玉県越谷市桜木町1-0-9' };
    expect(rows[0]).toMatchObject({
      verdict: 'warning',
      updates: [{ column: 1, ...moved }],
      warnings: [{ path: 'postalCode', code: 'postalCodeElsewhere', params: { place: '埼玉県さいたま市大宮区' } }],
    });
    await all.decide(id, { decision: 'accept', rule: { of: 'warnings' } });
    await all.apply(id);
    expect(await read('delivery-companies', code)).toMatchObject({ ...address, city: '越谷市' });
    await all.undo(id);
    expect(await read('delivery-companies', code)).toMatchObject(address);
  });

  it('one that names no city is refused by the fields it lacks', async () => {
    const { rows } = await judge(
      'delivery-companies',
      [header, row(newCode('Q'), '桜木町1-0-9', '0480007002')].join('\n'),
    );
    expect(rows[0]?.issues.map(({ path }) => path)).toEqual(['prefecture', 'city']);
  });

  it('a telephone number that lost its 0 has it again, and says so', async () => {
    const { rows } = await judge(
      'delivery-companies',
      [header, row(newCode('Q'), '埼玉県越谷市弥生町1', '480009999')].join('\n'),
    );
    expect(rows[0]?.issues).toEqual([]);
    expect(rows[0]?.changes).toContainEqual({ column: 7, before: '480009999', after: '0480009999' });
  });
});

it('hours of departments are read as offices write them, with what they call their columns', async () => {
  const code = newCode('D');
  const header = '部門CD,部門名,略称,区分,郵便番号,住所,日の区切り時刻,始業,終業,並び順';
  const row = `${code},試験センター,${code},センター,272-0021,千葉県市川市八幡1-0-1,0時,午前8時半,17時,91`;
  const { id, rows } = await judge('departments', `${header}\n${row}`);
  expect(rows).toMatchObject([{ verdict: 'new', issues: [] }]);
  await all.apply(id);
  const hours = { dayBoundaryTime: '00:00', businessStartTime: '08:30', businessEndTime: '17:00' };
  expect(await read('departments', code)).toMatchObject(hours);
  const { rows: late } = await judge(
    'departments',
    `${header}\n${row.replace('17時', '翌2:00').replaceAll(code, 'D-Late')}`,
  );
  expect(late[0]?.issues).toMatchObject([{ path: 'businessEndTime', code: 'time' }]);
});
