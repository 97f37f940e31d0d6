import type { Delivery } from '@haisha/validation/delivery';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createPlaces } from '../../../../test/deliveries.ts';
import { startImports } from '../../../../test/imports.ts';
import { newCode } from '../../../../test/masters.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';

const { test, admin, all, stop } = await startImports();
afterAll(stop);

const places = await createPlaces(admin);
const codeOf = async (list: string, id: string) => (await admin.get(`/api/${list}/${id}`)).json().code;
const codes = {
  owner: await codeOf('cargo-owners', places.cargoOwnerId),
  centre: await codeOf('departments', places.departmentId),
  origin: await codeOf('destinations', places.originId),
  store: await codeOf('destinations', places.destinationId),
};

/** The file of a customer, with headers of its own. */
function fileOf(...rows: [slip: string, cases: number][]): string {
  const lines = rows.map(
    ([slip, cases]) =>
      `${slip},${codes.owner},${codes.centre},店舗直送,2026/11/24,${codes.origin},${codes.store},冷蔵,${cases}`,
  );
  return ['伝票No,荷主,センター,区分,納品日,出荷元,納品先,温度帯,ケース数', ...lines].join('\n');
}

async function bringIn(content: string) {
  const { id } = await all.start('deliveries', content);
  const judged = await all.judge(id);
  return { id, counts: judged.counts, rows: await all.rows(id) };
}

async function stored(slip: string): Promise<Delivery[]> {
  return (await admin.get(`/api/deliveries?q=${slip}`)).json().items;
}

describe('the file of a customer', () => {
  it('becomes deliveries with numbers, and brought again changes them by their slips', async () => {
    const [one, other] = [newCode('S'), newCode('S')];
    const first = await bringIn(fileOf([one, 10], [other, 20]));
    expect(first.counts).toMatchObject({ new: 2, error: 0 });
    await all.apply(first.id);
    const [made] = await stored(one);
    expect(made).toMatchObject({ quantity: 10, operationStatus: 'open', version: 1, salesDate: '2026-11-24' });
    expect(made?.number).toMatch(/^D20261124-\d{4}$/);
    const again = await bringIn(fileOf([one, 12], [other, 20]));
    expect(again.counts).toMatchObject({ update: 1, unchanged: 1, new: 0 });
    await all.apply(again.id);
    const changed = await stored(one);
    expect(changed).toMatchObject([{ id: made?.id, number: made?.number, quantity: 12, version: 2 }]);
    await all.undo(again.id);
    expect(await stored(one)).toMatchObject([{ quantity: 10 }]);
  });

  it('says its volume in 才 or litres, and the day of delivery beside the one of shipping', async () => {
    const [one, other] = [newCode('S'), newCode('S')];
    const fileIn = (slip: string, header: string, volume: string) =>
      [
        `出荷日,伝票No,荷主,センター,区分,納品日,出荷元,納品先,温度帯,${header}`,
        `2026/11/23,${slip},${codes.owner},${codes.centre},店舗直送,2026/11/24,${codes.origin},${codes.store},冷蔵,${volume}`,
      ].join('\n');
    await all.apply((await bringIn(fileIn(one, '才数', '45'))).id);
    await all.apply((await bringIn(fileIn(other, '容積(L)', '500'))).id);
    expect(await stored(one)).toMatchObject([{ operationDate: '2026-11-24', volumeCubicMetres: 1.25 }]);
    expect(await stored(other)).toMatchObject([{ operationDate: '2026-11-24', volumeCubicMetres: 0.5 }]);
  });

  it('says in one cell from when to when, and in what the quantity is counted', async () => {
    const slip = newCode('S');
    const header = '伝票No,荷主,センター,区分,納品日,出荷元,納品先,温度帯,数量,時間指定';
    const line = (times: string) =>
      `${slip},${codes.owner},${codes.centre},店舗直送,2026/11/24,${codes.origin},${codes.store},冷蔵,10ケース,${times}`;
    const { id, rows } = await bringIn([header, line('14:00〜16:00')].join('\n'));
    expect(rows[0]).toMatchObject({ verdict: 'new', issues: [] });
    expect(rows[0]?.changes).toEqual(
      expect.arrayContaining([
        { column: 8, before: '10ケース', after: '10 / 荷姿 ケース' },
        expect.objectContaining({ column: 9, before: '14:00〜16:00', after: expect.stringMatching(/^14:00 .*16:00$/) }),
      ]),
    );
    await all.apply(id);
    const made = { quantity: 10, loadUnit: 'case', arriveFromMinutes: 840, arriveToMinutes: 960 };
    expect(await stored(slip)).toMatchObject([made]);
    const asked = await bringIn([header, line('午前中')].join('\n'));
    expect(asked.rows[0]?.issues).toMatchObject([{ column: 9, code: 'importRow.nearTimes' }]);
  });

  it('changes nothing that is already on its way', async () => {
    const slip = newCode('S');
    await all.apply((await bringIn(fileOf([slip, 10]))).id);
    const [made] = await stored(slip);
    await test.db
      .update(deliveries)
      .set({ operationStatus: 'loaded' })
      .where(eq(deliveries.id, made?.id ?? ''));
    const { rows } = await bringIn(fileOf([slip, 11]));
    expect(rows[0]?.issues).toMatchObject([{ path: 'slipNumber', code: 'onItsWay' }]);
  });
});

describe('a file with the numbers of deliveries', () => {
  const withNumber = (number: string, slip: string, cases: number) =>
    fileOf([slip, cases])
      .split('\n')
      .map((line, at) => `${at === 0 ? '配送番号' : number},${line}`)
      .join('\n');

  it('finds them by these, whatever the slip is', async () => {
    const [slip, other] = [newCode('S'), newCode('S')];
    await all.apply((await bringIn(fileOf([slip, 10]))).id);
    const [made] = await stored(slip);
    const { id, counts } = await bringIn(withNumber(made?.number ?? '', other, 10));
    expect(counts).toMatchObject({ update: 1, new: 0, error: 0 });
    await all.apply(id);
    expect(await stored(other)).toMatchObject([{ id: made?.id, slipNumber: other }]);
  });

  it('makes none of a number that no delivery has', async () => {
    const { rows } = await bringIn(withNumber('D20261124-9999', newCode('S'), 10));
    expect(rows[0]?.issues).toMatchObject([{ path: 'number', code: 'importRow.noSuchRecord' }]);
  });
});
