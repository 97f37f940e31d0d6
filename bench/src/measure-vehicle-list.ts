import autocannon from 'autocannon';
import { logIn } from './client.ts';
import { type Figure, percentile } from './figure.ts';

const requests = 300;
const queries = [
  '',
  '?page=20',
  '?q=%E5%8D%83%E8%91%89',
  '?sort=-inspectionExpiryDate',
  '?status=inService&sort=departmentName',
];

/** Measures the time for a page of a long list, and how many such pages the API returns per second. */
export async function measureVehicleList(url: string, rows: number): Promise<Figure[]> {
  const { cookie } = await logIn(url, 'manager');
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/vehicles${queries[request % queries.length]}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`GET /api/vehicles: ${answer.status}`);
    times.push(performance.now() - started);
  }
  const load = await autocannon({ url: `${url}/api/vehicles`, headers: { cookie }, connections: 8, duration: 5 });
  return [
    {
      name: `list of vehicles, ${rows} rows, p95 of ${requests}`,
      value: percentile(times, 95),
      unit: 'ms',
      budget: 50,
    },
    { name: 'the same with 8 readers at once, p97.5', value: load.latency.p97_5, unit: 'ms' },
    { name: 'the same, answers', value: load.requests.average, unit: 'per second' },
  ];
}
