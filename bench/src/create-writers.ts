import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from './client.ts';

type VehicleTypeRow = { id: string; code: string; version: number };
type Counts = Record<string, number>;

const writers = 4;
const updatesPerRow = 3;

/** Writes without pause whatever happens to the server, as browsers do: a retry uses the same key. */
export function createWriters(client: Client): { stop: () => Promise<Counts> } {
  const made = new Map<string, VehicleTypeRow>();
  const jobs = new Map<string, VehicleTypeRow>();
  let going = true;
  let repeats = 0;

  async function persist(send: () => Promise<Response>): Promise<Response> {
    for (;;) {
      const answer = await send().catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      repeats += 1;
      await delay(50);
    }
  }

  async function createType(code: string): Promise<VehicleTypeRow> {
    const body = { code, name: code, vehicleClass: 'medium', sortOrder: 1 };
    const key = { 'idempotency-key': randomUUID() };
    const answer = await persist(() => client.send('POST', '/api/vehicle-types', body, key));
    if (answer.status !== 201) throw new Error(`creating: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as VehicleTypeRow;
  }

  /** Reads the row after a write whose answer was cut off, and writes again only if the change is missing. */
  async function update(row: VehicleTypeRow, note: string): Promise<VehicleTypeRow> {
    for (;;) {
      const answer = await persist(() => client.send('PUT', `/api/vehicle-types/${row.id}`, { ...row, note }));
      if (answer.ok) return (await answer.json()) as VehicleTypeRow;
      const now = (await (
        await persist(() => client.send('GET', `/api/vehicle-types/${row.id}`))
      ).json()) as VehicleTypeRow;
      if (now.version === row.version + 1) return now;
      if (answer.status !== 409) throw new Error(`updating: ${answer.status}`);
    }
  }

  async function write(writer: number): Promise<void> {
    for (let count = 0; going; count += 1) {
      const code = `K${writer}-${count}`;
      let row = await createType(code);
      for (let change = 1; change <= updatesPerRow; change += 1) row = await update(row, `${change}`);
      made.set(row.id, row);
    }
  }

  /** Each job exports one row: asking for the same file again would only join the open job. */
  async function askForJobs(): Promise<void> {
    while (going) {
      await delay(100);
      const row = [...made.values()].at(-1);
      if (!row) continue;
      const answer = await persist(() => client.send('GET', `/api/vehicle-types/export?format=csv&q=${row.code}`));
      if (answer.status === 202) jobs.set(((await answer.json()) as { id: string }).id, row);
    }
  }

  const running = [...Array.from({ length: writers }, (_, writer) => write(writer)), askForJobs()];

  return {
    async stop() {
      going = false;
      await Promise.all(running);
      return { ...(await countRows(client, made)), ...(await countJobs(client, jobs)), 'requests sent again': repeats };
    },
  };
}

async function countRows(client: Client, made: ReadonlyMap<string, VehicleTypeRow>): Promise<Counts> {
  let lostCount = 0;
  let records = 0;
  for (const { id, version } of made.values()) {
    const answer = await client.send('GET', `/api/vehicle-types/${id}`);
    if (!answer.ok || ((await answer.json()) as VehicleTypeRow).version !== version) lostCount += 1;
    records += ((await (await client.send('GET', `/api/audit?entityId=${id}&pageSize=1`)).json()) as RowCount).total;
  }
  const written = [...made.values()].reduce((total, { version }) => total + version, 0);
  const listed = (await (await client.send('GET', '/api/vehicle-types?q=K&pageSize=1')).json()) as RowCount;
  return {
    'rows created and acknowledged': made.size,
    'writes acknowledged': written,
    'writes lost': lostCount,
    'rows there twice': Math.max(0, listed.total - made.size),
    'audit records lost': Math.max(0, written - records),
    'audit records twice': Math.max(0, records - written),
  };
}

type RowCount = { total: number };

async function countJobs(client: Client, jobs: ReadonlyMap<string, VehicleTypeRow>): Promise<Counts> {
  let done = 0;
  for (const [id, { code }] of jobs) {
    const job = await finished(client, id);
    const file = job?.status === 'done' ? await client.send('GET', `/api/jobs/${id}/file`) : undefined;
    if (file?.ok && (await file.text()).includes(code)) done += 1;
  }
  return { 'jobs accepted': jobs.size, 'jobs done': done, 'jobs lost': jobs.size - done };
}

type JobState = { status: string };

async function finished(client: Client, id: string): Promise<JobState | undefined> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const answer = await client.send('GET', `/api/jobs/${id}`);
    const job = answer.ok ? ((await answer.json()) as JobState) : undefined;
    if (job && !['queued', 'running'].includes(job.status)) return job;
    await delay(200);
  }
  return undefined;
}
