import { demoDepartments } from '@haisha/demo-company/demo-departments';
import { demoId } from '@haisha/demo-company/demo-id';
import { mailKind } from '../areas/identity/links/link-mail-input.ts';
import type { Transaction } from '../db/database.ts';
import { jobs } from '../db/schema/services/jobs.ts';
import { notifications } from '../db/schema/services/notifications.ts';
import { exportKind } from '../services/exports/ask-for-export.ts';
import { createFileStore } from '../services/files/storage/create-file-store.ts';
import type { Env } from '../settings/env.ts';

type DemoJob = Pick<typeof jobs.$inferInsert, 'kind' | 'params' | 'failure'> & {
  key: string;
  owner: string;
  status: 'done' | 'failed' | 'cancelled';
  steps: [done: number, total: number | null];
  /** Minutes before the demo began, and how long it took. */
  ago: number;
  minutes: number;
  isUnread?: boolean;
};

const departmentsFile = '部署.csv';
const vehicleList = { entity: 'vehicle', format: 'xlsx', encoding: 'utf8', rows: 60 };

/** What lay on the desks of some people when the demo began. */
const demoJobs: readonly DemoJob[] = [
  {
    key: 'departments',
    owner: 'admin',
    kind: exportKind,
    status: 'done',
    steps: [4, 4],
    ago: 95,
    minutes: 1,
    params: { entity: 'department', format: 'csv', encoding: 'utf8', rows: 4 },
  },
  {
    key: 'invitation',
    owner: 'admin',
    kind: mailKind,
    status: 'done',
    steps: [0, null],
    ago: 1500,
    minutes: 1,
    params: { purpose: 'invitation' },
  },
  {
    key: 'audit',
    owner: 'admin',
    kind: exportKind,
    status: 'failed',
    steps: [30_000, 84_000],
    ago: 2900,
    minutes: 10,
    failure: { code: 'job.timed_out' },
    params: { entity: 'audit', format: 'xlsx', encoding: 'utf8', rows: 84_000 },
  },
  {
    key: 'cancelled',
    owner: 'admin',
    kind: exportKind,
    status: 'cancelled',
    steps: [20, 60],
    ago: 3100,
    minutes: 2,
    params: vehicleList,
  },
  {
    key: 'vehicles',
    owner: 'admin',
    kind: exportKind,
    status: 'failed',
    steps: [0, 60],
    ago: 40,
    minutes: 2,
    params: vehicleList,
    failure: { code: 'job.lost' },
    isUnread: true,
  },
];

/** Jobs that are over, as their owners find them, with what these were told of them. */
export async function fillWork(tx: Transaction, env: Env, now: Date): Promise<void> {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString();
  for (const { key, owner, steps, ago, minutes, isUnread = false, ...job } of demoJobs) {
    const id = demoId(`job ${key}`);
    const ownerId = demoId(owner);
    const [stepsDone, stepsTotal] = steps;
    const finishedAt = at(ago - minutes);
    await tx.insert(jobs).values({
      ...job,
      id,
      ownerId,
      stepsDone,
      stepsTotal,
      attempts: 1,
      input: job.status === 'done' || job.kind !== exportKind ? {} : inputOf(job.params ?? {}),
      fileId: key === 'departments' ? await listOfDepartments(tx, env, id, ownerId) : null,
      createdAt: at(ago),
      startedAt: at(ago),
      runAt: at(ago),
      finishedAt,
    });
    if (job.status === 'cancelled') continue;
    await tx.insert(notifications).values({
      userId: ownerId,
      kind: job.status === 'done' ? 'jobDone' : 'jobFailed',
      link: '/jobs',
      params: {
        ...job.params,
        ...(job.failure && { failure: job.failure.code }),
        ...{ job: job.kind, jobId: id },
        ...(key === 'departments' && { file: departmentsFile }),
      },
      createdAt: finishedAt,
      readAt: isUnread ? null : now.toISOString(),
    });
  }
}

/** So that it can be tried again. */
function inputOf({ entity, format, encoding }: Record<string, string | number>): Record<string, unknown> {
  return { entity, query: { format, encoding }, requestId: demoId('request') };
}

async function listOfDepartments(tx: Transaction, env: Env, jobId: string, createdBy: string): Promise<string> {
  const lines = demoDepartments().map(({ code, name }) => `${code},${name}`);
  const content = Buffer.from(`\uFEFF${['コード,部署名', ...lines].join('\r\n')}\r\n`);
  const file = {
    name: departmentsFile,
    mediaType: 'text/csv; charset=utf-8',
    entity: 'job',
    entityId: jobId,
    createdBy,
  };
  return (await createFileStore(env).store(tx, { ...file, content: [content] })).id;
}
