import {
  type PunchFile,
  type PunchFileSent,
  punchFileSchema,
  punchFileSentSchema,
} from '@haisha/validation/punch-file';
import { vi } from 'vitest';
import { handlersUrl, jobHandlers } from '../src/job-handlers.ts';
import { createFleet } from './allocations.ts';
import { type Browser, logInAs } from './browser.ts';
import { buildTestApp } from './build-test-app.ts';
import { startTestQueue } from './jobs.ts';
import { changeOldDaysAlone } from './time-records.ts';
import { upload } from './upload.ts';

/** A server at night of a day, which stores files of punches; an administrator, and a fleet whose old days alone may change. */
export async function startPunchFiles() {
  const test = await buildTestApp({}, { at: '2026-11-26T12:00:00Z' });
  const queue = startTestQueue(test, { handlers: jobHandlers, handlersUrl });
  await changeOldDaysAlone(test.db);
  const admin = await logInAs(test, ['admin']);
  return {
    test,
    admin,
    fleet: await createFleet(admin),
    stop: async () => {
      await queue.stop();
      await test.close();
    },
  };
}

export const sheetHeader = 'コード,氏名,日付,出勤,出庫,休憩,帰庫,退勤';
export const recorderHeader = 'カード番号,氏名,打刻日,打刻時刻,打刻区分';

export function fileUrl(id: string, act = ''): string {
  return `/api/punch-files/${id}${act}`;
}

export async function sendFile(by: Browser, lines: readonly string[]): Promise<PunchFileSent> {
  const answer = await upload(by, '/api/time-records/imports', { filename: '打刻.csv', content: lines.join('\r\n') });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return punchFileSentSchema.strict().parse(answer.json());
}

export async function viewFile(by: Browser, id: string): Promise<PunchFile> {
  return punchFileSchema.strict().parse((await by.get(fileUrl(id))).json());
}

/** Has a queue of jobs store the new punches of a file, and waits for it. */
export async function applyFile(by: Browser, { id, newPunches }: PunchFile): Promise<PunchFile> {
  const answer = await by.post(fileUrl(id, '/apply'), { newPunches });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return await waitForFile(by, id);
}

/** Waits until no job works on a file. */
export async function waitForFile(by: Browser, id: string): Promise<PunchFile> {
  return await vi.waitFor(
    async () => {
      const file = await viewFile(by, id);
      if (file.status === 'applying' || file.status === 'undoing') throw new Error('the job is not over');
      return file;
    },
    { timeout: 40_000, interval: 50 },
  );
}
