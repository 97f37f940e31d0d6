import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@haisha/e2e/product';
import { type Client, logIn } from './client.ts';
import type { Figure } from './figure.ts';
import { processorSeconds, residentMegabytes } from './measure-process.ts';

type ImportJob = { status: string; startedAt: string; finishedAt: string | null };

const pollMs = 50;
/** The kana of business vehicles. */
const kana = [...'あいうえかきくけこを'];

/**
 * Measures how long an import of new vehicles takes, step by step, and how much memory the server gains. One vehicle
 * goes first, so that what any import takes is reported apart from what the rows do.
 */
export async function measureImports({ url, pid }: Pick<Product, 'url' | 'pid'>, rows: number): Promise<Figure[]> {
  const client = await logIn(url, 'admin');
  const idleMegabytes = residentMegabytes(pid);
  const { sinceAsked } = await wholeImport(client, { rows: 1, first: rows });
  const before = residentMegabytes(pid);
  const startSeconds = processorSeconds(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, pollMs);
  const { read, judged, applied, undone } = await wholeImport(client, { rows, first: 0 });
  clearInterval(timer);
  const name = `import of ${rows} vehicles`;
  return [
    {
      name: 'import of one vehicle, two seconds after the file: request to judgement',
      value: sinceAsked,
      unit: 's',
      budget: 0.3,
    },
    { name: `${name}: file taken`, value: read, unit: 's' },
    { name: 'the same, judged', value: judged, unit: 's', budget: 5 },
    { name: 'the same, applied', value: applied, unit: 's', budget: 8 },
    { name: 'the same, undone', value: undone, unit: 's' },
    { name: 'the same, processor time of the server', value: processorSeconds(pid) - startSeconds, unit: 's' },
    { name: 'the same, growth of the server', value: most - before, unit: 'MB', budget: 100 },
    { name: 'the first import by itself', value: before - idleMegabytes, unit: 'MB' },
  ];
}

async function wholeImport(client: Client, file: { rows: number; first: number }) {
  const form = new FormData();
  form.append('file', new Blob([await vehicleFile(client, file)], { type: 'text/csv' }), 'vehicles.csv');
  const started = performance.now();
  const { id } = await answerOf(client.send('POST', '/api/vehicles/imports', form));
  const read = (performance.now() - started) / 1000;
  // Somebody looks at the columns first.
  await delay(2_000);
  const asked = Date.now();
  const judging = await run(client, id, 'judge');
  const sinceAsked = (judging.finished - asked) / 1000;
  const applying = await run(client, id, 'apply');
  const undoing = await run(client, id, 'undo');
  const { outcomes, undone: undoOutcomes } = await answerOf(client.send('GET', `/api/imports/${id}`));
  if (outcomes?.created !== file.rows || undoOutcomes?.undone !== file.rows) {
    throw new Error(`${JSON.stringify({ outcomes, undoOutcomes })} of ${file.rows} rows`);
  }
  return { read, sinceAsked, judged: judging.seconds, applied: applying.seconds, undone: undoing.seconds };
}

/** Returns the seconds that the job of a step takes, and when it finished in milliseconds since 1970. */
async function run(client: Client, id: string, step: 'judge' | 'apply' | 'undo') {
  const { job } = await answerOf(client.send('POST', `/api/imports/${id}/${step}`, step === 'apply' ? {} : undefined));
  for (;;) {
    const { status, startedAt, finishedAt }: ImportJob = await answerOf(client.send('GET', `/api/jobs/${job.id}`));
    if (status === 'failed') throw new Error(`${step} failed`);
    if (finishedAt) {
      const finished = Date.parse(finishedAt);
      return { seconds: (finished - Date.parse(startedAt)) / 1000, finished };
    }
    await delay(pollMs);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers are read here by the fields they are known for.
async function answerOf(response: Promise<Response>): Promise<any> {
  const answer = await response;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return await answer.json();
}

/** Returns a file of new vehicles as an office would list them. */
async function vehicleFile(client: Client, { rows, first }: { rows: number; first: number }): Promise<string> {
  const [types, departments] = await Promise.all(
    ['vehicle-types', 'departments'].map((list) => answerOf(client.send('GET', `/api/${list}`))),
  );
  const header =
    '社番,ナンバー,車種,部署,車台番号,デジタコ,所有区分,車両総重量,最大積載量,変速機,車検満了日,次回3か月点検日,備考';
  const lines = Array.from({ length: rows }, (_, row) => {
    const index = first + row;
    const [letters, serial] = [kana[Math.floor(index / 9_000) % kana.length], 1_000 + (index % 9_000)];
    const type = types.items[index % types.items.length];
    const department = departments.items[index % departments.items.length];
    return [
      `IMP-${index}`,
      `水戸 ${100 + Math.floor(index / 90_000)} ${letters} ${serial}`,
      type.name,
      department.name,
      `XYZ-${index}`,
      'あり',
      '自社',
      type.grossWeightKg ?? 6_500,
      type.maxLoadKg ?? 3_000,
      'MT',
      '2027/03/31',
      '2026/12/20',
      `${index}台目`,
    ].join();
  });
  return [header, ...lines].join('\r\n');
}
