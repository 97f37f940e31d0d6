import { describe, expect, test } from 'vitest';
import { at } from '../../test/duties.ts';
import { day, run } from '../../test/runs.ts';
import { usualSettings } from './check-settings.ts';
import { judgeRun } from './judge-run.ts';
import { priceMissing } from './price-missing.ts';
import { registerIncomplete } from './register-incomplete.ts';
import { rollCallOfficer } from './roll-call-officer.ts';
import type { HandedGoods } from './run-facts.ts';

const goods = (weightKg: number | null, given: Partial<HandedGoods> = {}): HandedGoods => ({
  ...{ cargoOwnerId: 'owner', originId: 'origin', weightKg, isNamed: true },
  ...given,
});

describe('the register of actual carriers lacks', () => {
  const found = (handed: HandedGoods[] | null, tier: number | null = 1) =>
    registerIncomplete({ load: { ...run.load, goods: handed }, tier }).map(({ code, params, wayOut }) => ({
      [code]: { ...params, way: wayOut?.code },
    }));

  test.each<[string, HandedGoods[] | null, number | null, object[]]>([
    ['nothing of an own run', null, null, []],
    ['nothing of a run without goods', [], null, []],
    ['nothing under 1.5 t', [goods(1499.9, { isNamed: false })], null, []],
    ['nothing that is complete', [goods(1500)], 2, []],
    ['the tier from 1.5 t on', [goods(1500)], null, [{ registerTierMissing: { weight: 1500, way: 'enterTier' } }]],
    [
      'goods, which it counts together for an owner and a place',
      [goods(800, { isNamed: false }), goods(700), goods(9000, { cargoOwnerId: 'other' })],
      1,
      [{ registerGoodsUnnamed: { count: 1, weight: 9000, way: 'nameGoods' } }],
    ],
    [
      'nothing of another owner with little',
      [goods(1600), goods(10, { cargoOwnerId: 'other', isNamed: false })],
      1,
      [],
    ],
    ['a weight', [goods(null)], 1, [{ registerUnweighed: { count: 1, way: 'weighGoods' } }]],
  ])('%s', (_, handed, tier, expected) => expect(found(handed, tier)).toEqual(expected));

  test('it is judged of a delivery company alone', () => {
    const company = { id: 'c', permitNumber: '1', invoiceNumber: 'T1', insuranceExpiryDate: null };
    const heavy = { ...run, tier: null, load: { ...run.load, goods: [goods(1600)] } };
    const none = { vehicle: null, trailer: null, drivers: [], stage: 'plan', settings: usualSettings } as const;
    const codes = (deliveryCompany: typeof company | null) =>
      judgeRun({ run: heavy, ...none, deliveryCompany }).map(({ code }) => code);
    expect(codes(company)).toContain('registerTierMissing');
    expect(codes(null)).not.toContain('registerTierMissing');
  });
});

describe('somebody who may call the roll', () => {
  const hour = 60;
  const told = (from: number, to: number, given: Partial<typeof run> = {}) =>
    rollCallOfficer({ ...run, ...given }, { fromMinutes: from * hour, toMinutes: to * hour }).map(
      ({ code, wayOut }) => [code, wayOut?.code, ((wayOut?.at ?? 0) - at(day, '0:00')) / 60_000 / hour],
    );

  // The run reports in at 2:30, leaves at 3:00, is back at 11:00 and ends at 11:30.
  test.each<[string, number, number, unknown[]]>([
    ['around the clock is always there', 0, 24, []],
    ['comes as the run leaves', 3, 11, []],
    ['comes a minute late', 3 + 1 / 60, 20, [['noOfficerAtStart', 'startLater', 3 + 1 / 60]]],
    ['leaves as the run returns', 2, 11, []],
    ['leaves a minute before', 2, 11 - 1 / 60, [['noOfficerAtEnd', 'stopBy', 11 - 1 / 60]]],
    ['is there in the night before', 22, 27, [['noOfficerAtEnd', 'stopBy', 3]]],
    [
      'is there by day only, behind the run',
      13,
      20,
      [
        ['noOfficerAtStart', 'startLater', 13],
        ['noOfficerAtEnd', 'stopBy', -4],
      ],
    ],
  ])('%s', (_, from, to, expected) => expect(told(from, to)).toEqual(expected));

  test('is looked for on the next day too', () => {
    const night = {
      ...{ reportAt: at(day, '21:30'), start: at(day, '22:00') },
      ...{ end: at(day, '27:00'), endAt: at(day, '27:30') },
    };
    expect(told(2, 23, night)).toEqual([]);
    expect(told(4, 23, night)).toEqual([['noOfficerAtEnd', 'stopBy', 23]]);
  });

  test('is not asked for where nobody has said when', () => expect(rollCallOfficer(run, undefined)).toEqual([]));

  test('is told with the hours, and as of the operation date of the centre', () => {
    const own = { revision: 1, fromMinutes: 240, toMinutes: 1320 };
    const rollCallHours = [
      { ...own, departmentId: 'centre', validFrom: day },
      { ...own, departmentId: 'other', validFrom: '2026-01-01' },
    ];
    const judged = (operationDate: string, departmentId = 'centre') =>
      judgeRun({
        ...{ run: { ...run, operationDate, departmentId }, vehicle: null, trailer: null, drivers: [] },
        ...{ deliveryCompany: null, stage: 'plan', settings: { ...usualSettings, rollCallHours } },
      }).find(({ check }) => check === 24);
    expect(judged(day)).toEqual({
      ...{ check: 24, level: 'amber', code: 'noOfficerAtStart', article: 'safetyRules 7' },
      params: { clock: 150, opens: 240, closes: 1320 },
      wayOut: { code: 'startLater', at: at(day, '4:00') },
    });
    expect(judged('2026-11-25')).toBeUndefined();
    expect(judged(day, 'elsewhere')).toBeUndefined();
  });
});

test('deliveries without a price are counted', () => {
  expect(priceMissing({ load: run.load })).toEqual([]);
  expect(priceMissing({ load: { ...run.load, unpriced: 3 } })).toEqual([
    { check: 25, level: 'info', code: 'priceMissing', params: { count: 3 }, wayOut: { code: 'setPrice' } },
  ]);
});

describe('a number of the company', () => {
  const judged = (rule: 'slotMissed' | 'longHandling', number: number) => {
    const checkLevels = [{ rule, number, revision: 1, validFrom: day, level: 'red' } as const];
    const [first, ...others] = run.stops;
    if (!first) throw new Error('no stop');
    const late = { ...first, windowTo: at(day, '4:30') };
    return judgeRun({
      run: { ...run, stops: [late, ...others], handlingMinutes: 100 },
      ...{ vehicle: null, trailer: null, drivers: [], deliveryCompany: null, stage: 'plan' },
      settings: { ...usualSettings, checkLevels },
    }).map(({ code, level }) => `${code} ${level}`);
  };

  test.each([
    ['slotMissed', 29, 'slotMissed red'],
    ['slotMissed', 30, null],
    ['longHandling', 99, 'longHandling red'],
    ['longHandling', 100, null],
  ] as const)('%s %i tells %s', (rule, number, expected) => {
    expect(judged(rule, number).find((text) => text.startsWith(rule)) ?? null).toBe(expected);
  });
});
