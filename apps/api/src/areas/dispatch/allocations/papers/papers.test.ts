import { readPdf } from '@haisha/documents/read-pdf';
import type { Allocation } from '@haisha/validation/allocation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agreeFees,
  askRun,
  at,
  createFleet,
  createGoods,
  createRun,
  type Fleet,
  runDay,
} from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createDeliveryCompany } from '../../../../../test/masters.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { deliveryCompanyUsers } from '../../../../db/schema/identity/delivery-company-users.ts';

let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
let viewer: Browser;
let partner: Browser & { userId: string };
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
  viewer = await logInAs(test, ['viewer']);
  partner = await logInAs(test, ['partner']);
  fleet = await createFleet(admin);
  await test.db.insert(deliveryCompanyUsers).values({ userId: partner.userId, deliveryCompanyId: fleet.company.id });
});
afterAll(() => test.close());

async function requested(hours: [string, string], deliveryCompanyId = fleet.company.id) {
  const goods = await createGoods(dispatcher, fleet, { goodsName: '冷凍食品 𠮷', needsTailLift: true });
  const run = await createRun(dispatcher, fleet, {
    ...{ target: { deliveryCompanyId }, start: at(hours[0]), end: at(hours[1]) },
    deliveries: [{ id: goods.id, version: 1 }],
  });
  return (await askRun(dispatcher, run, 'request', { reason: '料金は後日' })).body as Allocation;
}

async function paperOf(by: Browser, id: string, name: string, locale = 'ja') {
  const answer = await by.get(`/api/allocations/${id}/${name}?locale=${locale}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = await readPdf(answer.rawPayload);
  return { headers: answer.headers, text: pages.map(({ text }) => text).join('\n') };
}

describe('the order form', () => {
  it('names services, parties, price, payment and the day of issue, and what is not recorded', async () => {
    const run = await requested(['8:00', '12:00']);
    const fees = { hiredFeeYen: 45_000, unloadingFeeYen: 2_000, tollYen: 1_320, paymentDate: '2026-12-25' };
    expect((await agreeFees(dispatcher, run, fees)).status).toBe(200);
    const { headers, text } = await paperOf(dispatcher, run.id, 'order-form');
    expect(text).toContain('運送依頼書');
    for (const said of [run.number, `${fleet.company.name} 御中`, '45,000 円', '冷凍食品 𠮷', '100 kg', '2026/11/26']) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/発行日 2026\/11\/2\d/);
    expect(text).toContain('テールゲートリフター使用');
    for (const said of ['税抜（消費税は別途加算）', '2,000 円', '定めなし', '2026/12/25']) expect(text).toContain(said);
    expect(text).toContain('47,000 円（税抜） ＋ 高速代 1,320 円（税込）');
    // Nobody has said yet what loading costs.
    expect(text).toContain('未登録');
    expect(text).not.toContain('下書き');
    expect(headers['content-disposition']).toContain(`filename="order-form-${run.number}.pdf"`);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      `運送依頼書（発注書） ${run.number}.pdf`,
    );
  });

  it('says that a price is missing, and a finding tells it beforehand', async () => {
    const run = await requested(['13:00', '14:00']);
    const missing = { check: 20, level: 'amber', code: 'hiredFeeMissing', article: 'trucking 24' };
    expect(run.findings).toContainEqual(expect.objectContaining(missing));
    const { text } = await paperOf(dispatcher, run.id, 'order-form');
    expect(text).not.toMatch(/\d 円/);
  });

  it('is in English for whoever reads that, with Japanese names where there are no others', async () => {
    const run = await requested(['15:00', '16:00']);
    const { text } = await paperOf(dispatcher, run.id, 'order-form', 'en');
    expect(text).toContain('Order form');
    expect(text).toContain('Not recorded');
    expect(text).toContain('Closed End of month');
  });

  it('is a draft before the run is asked for', async () => {
    const target = { deliveryCompanyId: fleet.company.id };
    const run = await createRun(dispatcher, fleet, { target, start: at('17:00'), end: at('18:00') });
    expect((await paperOf(dispatcher, run.id, 'order-form')).text).toContain('下書き');
  });

  it('of an own run there is none', async () => {
    const run = await createRun(dispatcher, fleet, { start: at('17:00'), end: at('18:00') });
    const answer = await dispatcher.get(`/api/allocations/${run.id}/order-form`);
    expect(answer.json().code).toBe('record.wrong_state');
  });

  it('is read by the delivery company that is asked, by no other one, and by nobody who sees no prices', async () => {
    const mine = await requested(['19:00', '20:00']);
    const other = await requested(['19:00', '20:00'], (await createDeliveryCompany(admin)).id);
    expect((await paperOf(partner, mine.id, 'order-form')).text).toContain(mine.number);
    const codeFor = async (by: Browser, id: string) => (await by.get(`/api/allocations/${id}/order-form`)).json().code;
    expect(await codeFor(partner, other.id)).toBe('record.not_found');
    expect(await codeFor(viewer, mine.id)).toBe('permission.denied');
    await askRun(partner, mine, 'decline', { reason: '車両なし' });
    expect(await codeFor(partner, mine.id)).toBe('record.not_found');
  });
});

describe('a delivery company', () => {
  it('lists the runs that are asked of it alone, and accepts one with vehicle and driver', async () => {
    const mine = await requested(['20:00', '21:00']);
    await requested(['20:00', '21:00'], (await createDeliveryCompany(admin)).id);
    const target = { deliveryCompanyId: fleet.company.id };
    const plan = await createRun(dispatcher, fleet, { target, start: at('20:00'), end: at('21:00') });
    const { items } = (await partner.get('/api/allocations?pageSize=200')).json() as { items: Allocation[] };
    expect(items.map(({ id }) => id)).toContain(mine.id);
    expect(items.map(({ id }) => id)).not.toContain(plan.id);
    expect([...new Set(items.map((run) => run.deliveryCompanyId))]).toEqual([fleet.company.id]);
    const answer = { hiredVehicle: '大宮 100 あ 12-34', hiredDriverName: '髙橋 剛' };
    const accepted = (await askRun(partner, mine, 'accept', answer)).body;
    expect(accepted).toMatchObject({ status: 'accepted', answeredAt: expect.any(String), ...answer });
    expect((await paperOf(partner, mine.id, 'order-form')).text).toContain('大宮 100 あ 12-34');
    expect((await askRun(partner, accepted, 'accept')).body.code).toBe('record.wrong_state');
  });
});

describe('the instruction sheet', () => {
  it('holds driver, vehicle, way, breaks and instructions, and says whether the law asks for it', async () => {
    const [driver] = fleet.drivers;
    const run = await createRun(dispatcher, fleet, {
      ...{ start: at('5:00'), end: at('7:30') },
      driverIds: { driver1Id: driver.id, driver2Id: null },
      deliveries: [{ id: (await createGoods(dispatcher, fleet)).id, version: 1 }],
    });
    const plain = await paperOf(dispatcher, run.id, 'instruction-sheet');
    for (const said of [
      '運行指示書',
      run.number,
      driver.name,
      '作成義務はありません',
      '指示の内容が未登録です',
      runDay.replaceAll('-', '/'),
    ]) {
      expect(plain.text).toContain(said);
    }
    const changes = { needsInstruction: true, instruction: '積雪時は国道16号を通ること。', breakMinutes: 30 };
    await test.db.update(allocations).set(changes).where(eq(allocations.id, run.id));
    const needed = await paperOf(dispatcher, run.id, 'instruction-sheet');
    for (const said of ['対面でない運行です', '積雪時は国道16号を通ること。', '30 分', '地点・時刻は未登録']) {
      expect(needed.text).toContain(said);
    }
    expect((await paperOf(dispatcher, run.id, 'instruction-sheet', 'en')).text).toContain(
      'Operation instruction sheet',
    );
  });
});

describe('the register of actual carriers', () => {
  const day = '2026-12-03';
  const register = `/api/allocations/transport-register?from=${day}&to=${day}`;

  it('holds what a delivery company took over from 1.5 t on, as paper and as file', async () => {
    const accepted = async (hours: [string, string], weightKg: number, goodsName: string) => {
      const goods = await createGoods(dispatcher, fleet, { weightKg, goodsName, operationDate: day });
      const run = await createRun(dispatcher, fleet, {
        ...{ operationDate: day, target: { deliveryCompanyId: fleet.company.id } },
        ...{ start: at(hours[0], day), end: at(hours[1], day), deliveries: [{ id: goods.id, version: 1 }] },
      });
      const { body } = await askRun(dispatcher, (await agreeFees(dispatcher, run)).body, 'request');
      return (await askRun(partner, body, 'accept', { hiredVehicle: '大宮 100 あ 12-34' })).body as Allocation;
    };
    const heavy = await accepted(['8:00', '10:00'], 1_500, '飲料');
    const light = await accepted(['11:00', '13:00'], 1_499, '菓子');
    const answer = await viewer.get(`${register}&format=csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = answer.body.trim().split('\r\n');
    expect(head).toContain('実運送事業者');
    expect(lines).toHaveLength(1);
    for (const said of [
      heavy.number,
      fleet.company.name,
      '飲料',
      '"1,500 kg"',
      '1次',
      '大宮 100 あ 12-34',
      '関自貨第0001号',
    ]) {
      expect(lines[0]).toContain(said);
    }
    const paper = await viewer.get(register);
    const [page] = await readPdf(paper.rawPayload);
    expect(page?.text).toContain('実運送体制管理簿');
    expect(page?.text).toContain('飲料');
    expect(page?.text).not.toContain(light.number);
    expect(page?.width).toBeGreaterThan(page?.height ?? 0);
    expect((await partner.get(`${register}&format=csv`)).body).toContain(heavy.number);
  });

  it('says so where there is nothing, and takes a month at most', async () => {
    const none = await viewer.get('/api/allocations/transport-register?from=2026-12-10&to=2026-12-10');
    expect((await readPdf(none.rawPayload))[0]?.text).toContain('記載する運送はありません');
    for (const days of ['from=2026-12-02&to=2026-12-01', 'from=2026-12-01&to=2027-01-01']) {
      expect((await viewer.get(`/api/allocations/transport-register?${days}`)).statusCode).toBe(400);
    }
  });
});
