import { logIn } from './client.ts';
import { type Figure, percentile, timed } from './figure.ts';

const requests = 60;

/** The usual first queries of each list: the default page, a search, another order, the last page. */
const listQueries: Record<string, string[]> = {
  vehicles: ['', 'q=千葉', 'sort=inspectionExpiryDate', 'sort=-updatedAt', 'status=suspended'],
  drivers: ['', 'q=サトウ', 'sort=name', 'sort=licenceExpiryDate', 'sort=-nextHealthCheckDate'],
  destinations: ['', 'q=ひなた屋', 'sort=name', 'sort=-city', 'geoState=none'],
  courses: ['', 'q=埼玉', 'sort=name', 'sort=-stopCount', 'kind=store'],
};

/** What people type letter by letter, and what nothing contains. */
const sought = ['1', '12', '123', '1234', 'サ', 'サト', 'サトウ', '越谷', '野1', 'zz', 'M001234', 'ひなた屋 777'];

/** Measures the first pages of long lists, and over all of them the due dates and the search. */
export async function measureLongLists(url: string, rows: number): Promise<Figure[]> {
  const { send } = await logIn(url, 'admin');
  const figures: Figure[] = [];
  const paths = Object.entries(listQueries).map(([list, queries]) => [
    list,
    queries.map((query) => `/api/${list}?${query}`),
  ]);
  const all: [string, string[]][] = [
    ...(paths as [string, string[]][]),
    ['dues', ['/api/dues']],
    ['found in all kinds', sought.map((q) => `/api/find?q=${encodeURIComponent(q)}`)],
  ];
  for (const [name, asked] of all) {
    const times: number[] = [];
    for (let request = 0; request < requests; request += 1) {
      const path = asked[request % asked.length] ?? '';
      times.push(
        await timed(async () => {
          const answer = await send('GET', path);
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
        }),
      );
    }
    figures.push({ name: `${name}, ${rows} rows each, p95`, value: percentile(times, 95), unit: 'ms', budget: 100 });
  }
  return figures;
}
