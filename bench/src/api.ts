import { demoLoginId, demoPassword } from '@haisha/api/demo-users';
import autocannon from 'autocannon';
import { type Figure, percentile } from './figure.ts';

const requests = 300;
const queries = [
  '',
  '?page=20',
  '?q=%E5%8D%83%E8%91%89',
  '?sort=-inspectionExpiryDate',
  '?status=inService&sort=departmentName',
];

/** How long the API needs for a page of a long list, and how many such pages it gives in a second. */
export async function listOfVehicles(url: string, rows: number): Promise<Figure[]> {
  const cookie = await sessionCookie(url);
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

async function sessionCookie(url: string): Promise<string> {
  const csrf = await fetch(`${url}/api/csrf`);
  const cookies = csrf.headers.getSetCookie().map(pair);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': token, cookie: cookies.join('; ') },
    body: JSON.stringify({ loginId: demoLoginId('manager'), password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`logging in: ${answer.status}`);
  return answer.headers.getSetCookie().map(pair).join('; ');
}

function pair(setCookie: string): string {
  return setCookie.split(';', 1)[0] ?? '';
}
