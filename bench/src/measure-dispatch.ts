import { tokyoDay } from '@haisha/api/clock';
import type { Product } from '@haisha/e2e/product';
import { addDays } from '@haisha/rules/calendar';
import type { Browser } from '@playwright/test';
import { answersP95 } from './answer-times.ts';
import { type Client, logIn } from './client.ts';
import type { Figure } from './figure.ts';
import { addDeliveries } from './many-rows.ts';
import { measureBoardScreen } from './measure-board-screen.ts';
import { measureDispatchers } from './measure-dispatchers.ts';

/** Boards of one day with the duties of six weeks, of three days with 5,000 bars, and of a month of many vehicles. */
const boards = [
  {
    name: '60 vehicles',
    centre: 'B60',
    rows: 60,
    back: 45,
    everyMinutes: 1440,
    times: 48,
    deliveries: 10,
    stops: 6,
    days: 1,
    budget: 80,
  },
  {
    name: '500 rows, 5000 bars',
    centre: 'B500',
    rows: 500,
    back: 0,
    everyMinutes: 432,
    times: 10,
    deliveries: 2,
    stops: 3,
    days: 3,
    budget: 400,
  },
  {
    name: '300 vehicles, 31 days',
    centre: 'B300',
    rows: 300,
    back: 0,
    everyMinutes: 1440,
    times: 31,
    deliveries: 1,
    stops: 2,
    days: 31,
    budget: undefined,
  },
] as const;

const boardRequests = 30;
const listRequests = 60;

/** Adds so many deliveries, and measures the boards of three centres by the API and on the screen, many dispatchers, a list of deliveries as people filter it, and its totals. */
export async function measureDispatch(browser: Browser, product: Product, rows: number): Promise<Figure[]> {
  const today = tokyoDay(new Date());
  await addDeliveries(
    product,
    rows,
    boards.map(({ back, budget: _, days: __, name: ___, ...board }) => ({ ...board, from: addDays(today, -back) })),
  );
  const client = await logIn(product.url, 'admin');
  const departments = await client.send('GET', '/api/departments?pageSize=200');
  const { items }: { items: { id: string; code: string }[] } = await departments.json();
  const idOf = (code: string) => items.find((one) => one.code === code)?.id ?? '';
  const figures: Figure[] = [];
  for (const { budget, centre, days, name } of boards) {
    const path = `/api/allocations/day?date=${today}&days=${days}&departmentId=${idOf(centre)}`;
    figures.push(await answersP95(client, `board, ${name}`, [path], boardRequests, budget));
  }
  const [small, day, month] = boards.map(({ centre, name }) => ({ name, departmentId: idOf(centre), date: today }));
  if (small) figures.push(...(await measureDispatchers(product, addDays(today, 1), small.departmentId)));
  if (day && month) {
    const screens = { day: { ...day, range: 'three' }, month: { ...month, range: 'month' } } as const;
    figures.push(...(await measureBoardScreen(browser, product, screens)));
  }
  return [...figures, ...(await measureDeliveryLists(client, today, idOf('IW'), rows))];
}

async function measureDeliveryLists(client: Client, today: string, centreId: string, rows: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const [from, month] = [today, addDays(today, -30)];
  const filters = [
    `from=${from}&to=${from}`,
    `from=${from}&to=${from}&departmentId=${centreId}`,
    `from=${month}&to=${from}&priceStatus=undecided`,
    `from=${month}&to=${from}&sort=destinationName`,
    `from=${month}&to=${from}&q=${encodeURIComponent('日配品')}`,
    'assignment=unassigned',
    `q=${encodeURIComponent('ひなた屋 77')}`,
    'sort=-updatedAt',
    '',
  ];
  for (const [list, name] of [
    ['deliveries', 'list of deliveries'],
    ['deliveries/totals', 'its totals'],
  ])
    figures.push(
      await answersP95(
        client,
        `${name}, ${rows} rows`,
        filters.map((one) => `/api/${list}?${one}`),
        listRequests,
        100,
      ),
    );
  return figures;
}
