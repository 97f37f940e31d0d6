import { recordKind, recordNames } from '@haisha/rules/records';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../test/build-test-app.ts';
import { type Caller, createCallers } from '../test/callers.ts';
import { departments } from './db/schema/masters/departments.ts';
import { fillDemo } from './demo/fill-demo.ts';

type List = { url: string; orders: string[]; contract: z.ZodObject };

let test: TestApp;
let callers: Caller[];
let lists: List[];

beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-21T03:00:00Z' });
  await fillDemo(test.db, '2026-11-21', { env: test.env, now: test.clock() });
  const [own, other] = await test.db.select({ id: departments.id }).from(departments);
  callers = (await createCallers(test, [own?.id ?? '', other?.id ?? ''])).filter(({ role }) => role !== null);
  lists = test.app.routeTable.flatMap(listOf);
});
afterAll(() => test.close());

/** A list whose rows have an address of their own. */
function listOf({ method, url, schema }: RouteOptions): List[] {
  const query = schema?.querystring;
  const contract = (schema?.response as Record<number, unknown> | undefined)?.[200];
  const hasRows = test.app.routeTable.some((route) => route.url === `${url}/:id/usage`);
  if (method !== 'GET' || !hasRows || !(query instanceof z.ZodObject) || !(contract instanceof z.ZodObject)) return [];
  const { sort } = query.shape;
  const orders = ((sort as z.ZodDefault<z.ZodEnum>).unwrap().options as string[]) ?? [];
  return [{ url, orders, contract }];
}

describe('a list, whose rows leave the database as JSON', () => {
  it('is one of those that are known', () => {
    const known = recordNames.map((name) => recordKind(name)?.resource).filter((resource) => resource !== undefined);
    expect(lists.map(({ url }) => url.replace('/api', '')).toSorted()).toEqual(known.toSorted());
  });

  it('says to every role what its contract says, and no more', async () => {
    for (const { url, contract } of lists) {
      for (const { name, browser } of callers) {
        const answer = await browser.get(`${url}?archived=include&pageSize=200`);
        if (answer.statusCode === 403) continue;
        expect(contract.parse(answer.json()), `${url} for ${name}`).toStrictEqual(answer.json());
      }
    }
  });

  it('says of a row what its own address says, which is read by columns', async () => {
    let compared = 0;
    for (const { url } of lists) {
      for (const { name, browser } of callers) {
        const answer = await browser.get(`${url}?archived=include&pageSize=200`);
        if (answer.statusCode === 403) continue;
        const { items } = answer.json();
        for (const item of [items[0], items[Math.floor(items.length / 2)], items.at(-1)]) {
          if (!item) continue;
          expect(item, `${url} for ${name}`).toStrictEqual((await browser.get(`${url}/${item.id}`)).json());
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('has as many rows in every order', async () => {
    const admin = callers.find(({ role }) => role === 'admin')?.browser;
    for (const { url, orders } of lists) {
      const totals = new Set<number>();
      for (const sort of orders) {
        const page = (await admin?.get(`${url}?pageSize=200&sort=${sort}`))?.json();
        expect(page.items.length, `${url} by ${sort}`).toBe(Math.min(200, page.total));
        totals.add(page.total);
      }
      expect([...totals], url).toHaveLength(1);
    }
  });
});
