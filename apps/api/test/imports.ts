import type { Import } from '@haisha/validation/import';
import type { ImportRow } from '@haisha/validation/import-row';
import { handlersUrl, jobHandlers } from '../src/job-handlers.ts';
import { type Browser, logInAs } from './browser.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { isOver, jobsOf, startTestQueue } from './jobs.ts';
import { upload } from './upload.ts';

/** A server that works on the jobs of the product, and an administrator with imports. */
export async function startImports(...how: Parameters<typeof buildTestApp>) {
  const test = await buildTestApp(...how);
  const work = () => startTestQueue(test, { handlers: jobHandlers, handlersUrl });
  let queue = work();
  const admin = await logInAs(test, ['admin']);
  return {
    test,
    admin,
    all: importsOf(test, admin),
    /** While nobody works on jobs. */
    whileIdle: async (act: () => Promise<void>) => {
      await queue.stop();
      await act();
      queue = work();
    },
    stop: async () => {
      await queue.stop();
      await test.close();
    },
  };
}

/** Imports as a person does them, step by step. */
export function importsOf(test: TestApp, browser: Browser) {
  const at = (id: string) => `/api/imports/${id}`;

  async function command(id: string, action: string, body: object = {}): Promise<Import> {
    const response = await browser.post(`${at(id)}/${action}`, body);
    if (response.statusCode !== 200) throw new Error(`${action} answered ${response.statusCode}: ${response.body}`);
    const { job } = response.json();
    if (job) await jobsOf(test).until(job.id, isOver);
    return await find(id);
  }

  async function find(id: string): Promise<Import> {
    return (await browser.get(at(id))).json();
  }

  return {
    at,
    find,
    async start(list: string, content: Buffer | string, filename = '一覧.csv', query = ''): Promise<Import> {
      const response = await upload(browser, `/api/${list}/imports${query}`, { filename, content });
      if (response.statusCode !== 201) throw new Error(`the file was refused: ${response.body}`);
      return response.json();
    },
    judge: (id: string) => command(id, 'judge'),
    apply: (id: string, mode: 'allOrNothing' | 'validOnly' = 'allOrNothing') => command(id, 'apply', { mode }),
    undo: (id: string) => command(id, 'undo'),
    decide: async (id: string, body: object) => (await browser.post(`${at(id)}/decisions`, body)).json(),
    correct: async (id: string, number: number, cells: { column: number; text: string }[]) =>
      (await browser.put(`${at(id)}/rows/${number}`, { cells })).json(),
    rows: async (id: string, query = ''): Promise<ImportRow[]> =>
      (await browser.get(`${at(id)}/rows?pageSize=200${query}`)).json().items,
  };
}
