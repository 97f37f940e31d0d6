import { randomUUID } from 'node:crypto';
import { tokyoDay } from '@haisha/api/clock';
import type { Product } from '@haisha/e2e/product';
import { addDays } from '@haisha/rules/calendar';
import { firstSettings } from '@haisha/rules/hours/first-settings';
import { hours } from '@haisha/rules/hours/hours';
import { answersP95 } from './answer-times.ts';
import { logIn, logInWith } from './client.ts';
import { type Figure, percentile, timed } from './figure.ts';
import { addPunches } from './many-rows.ts';

/** A tenth of many drivers have left. */
const centres = [
  { name: '80 drivers', centre: 'A80', rows: 90, requests: 30, month: 300, day: 300 },
  { name: '1000 drivers', centre: 'A1000', rows: 1_110, requests: 10, month: 1_500, day: 1_500 },
] as const;

const daysBack = 62;
const devices = 50;
const punchesOfDevice = 20;
const driversOfYear = 1_000;
const kinds = ['clockIn', 'leaveGarage', 'returnGarage', 'clockOut'] as const;

/** Many people log in from one address. */
export const manyPeopleSettings = {
  LOGIN_ATTEMPTS_PER_ADDRESS: '1000',
  RATE_LIMIT_PER_MINUTE: '100000',
};

/** Adds two centres with two months of punches, and measures their sheets and days, a rush of punches, and a year. */
export async function measureAttendance(product: Product): Promise<Figure[]> {
  const today = tokyoDay(new Date());
  const loginIds = await addPunches(
    product,
    centres.map(({ centre, rows }) => ({
      ...{ centre, rows, from: addDays(today, -daysBack), everyMinutes: 1440, times: daysBack + 3 },
      ...{ deliveries: 1, stops: 2 },
    })),
    devices,
  );
  const client = await logIn(product.url, 'admin');
  const departments = await client.send('GET', '/api/departments?pageSize=200');
  const { items }: { items: { id: string; code: string }[] } = await departments.json();
  const figures: Figure[] = [];
  for (const { centre, day, month, name, requests } of centres) {
    const query = `date=${today}&departmentId=${items.find(({ code }) => code === centre)?.id}`;
    const path = (what: string) => [`/api/time-records/${what}?${query}`];
    figures.push(await answersP95(client, `month of ${name}`, path('centre-month'), requests, month));
    figures.push(await answersP95(client, `day of ${name}`, path('day'), requests, day));
  }
  return [...figures, ...(await measureRush(product, loginIds)), yearOfMany()];
}

/** Fifty devices send what they have at once, and then once more: nothing is lost, nothing is there twice. */
async function measureRush(product: Product, loginIds: readonly string[]): Promise<Figure[]> {
  const devicesIn = await Promise.all(loginIds.map((loginId) => logInWith(product.url, loginId)));
  const from = Date.now() - 12 * 60 * 60_000;
  const sent = devicesIn.map((client) => ({
    client,
    punches: Array.from({ length: punchesOfDevice }, (_, at) => ({
      id: randomUUID(),
      kind: kinds[at % kinds.length],
      at: new Date(from + at * 60_000).toISOString(),
    })),
  }));
  const times: number[] = [];
  const stored = new Set<string>();
  const sendAll = () =>
    Promise.all(
      sent.map(async ({ client, punches }) => {
        for (const punch of punches) {
          const time = await timed(async () => {
            const answer = await client.send('POST', '/api/punches', punch);
            if (!answer.ok) throw new Error(`POST /api/punches: ${answer.status} ${await answer.text()}`);
            const record: { punches: { id: string }[] } = await answer.json();
            for (const { id } of record.punches.filter((one) => one.id === punch.id)) stored.add(id);
          });
          times.push(time);
        }
      }),
    );
  const count = devices * punchesOfDevice;
  const first = await timed(sendAll);
  await sendAll();
  return [
    { name: `${count} punches from ${devices} devices`, value: first / 1000, unit: 's', budget: 60 },
    { name: 'a punch, p95', value: percentile(times, 95), unit: 'ms' },
    { name: 'punches lost', value: count - stored.size, unit: '', budget: 0 },
  ];
}

/** The engine alone: six shifts a week, of eleven hours each. */
function yearOfMany(): Figure {
  const start = Date.parse('2026-04-01T05:00:00+09:00');
  const day = 24 * 60 * 60_000;
  const duties = Array.from({ length: 365 }, (_, at) => start + at * day)
    .filter((_, at) => at % 7 !== 6)
    .map((at) => ({
      ...{ id: String(at), state: 'actual' as const, start: at, end: at + 11 * 60 * 60_000 },
      driving: [{ start: at + 60 * 60_000, end: at + 4 * 60 * 60_000 }],
    }));
  const started = performance.now();
  for (let driver = 0; driver < driversOfYear; driver += 1) hours({ ...firstSettings, duties });
  return {
    name: `hours of a year of ${driversOfYear} drivers`,
    value: (performance.now() - started) / 1000,
    unit: 's',
    budget: 4,
  };
}
