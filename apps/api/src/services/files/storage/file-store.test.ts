import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSigned } from '../../../../test/aws-signature.ts';
import { startS3 } from '../../../../test/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { Transaction } from '../../../db/database.ts';
import { fileChunks, files } from '../../../db/schema/services/files.ts';
import { readEnv } from '../../../settings/env.ts';
import { createFileStore } from './create-file-store.ts';
import type { Content, FileStore } from './file-store.ts';
import { createS3Client, type S3Client } from './s3-client.ts';

const hourMs = 3_600_000;
let s3: Awaited<ReturnType<typeof startS3>>;

let test: TestDatabase;
let settings: Record<string, string>;
let ask: S3Client;
beforeAll(async () => {
  test = await createTestDatabase();
  s3 = await startS3();
  settings = s3.settings;
  const client = createS3Client(readEnv(settings));
  if (!client) throw new Error('no client');
  ask = client;
});
afterAll(async () => {
  await s3.close();
  await test.close();
});

const file = (content: Content) => ({
  name: '事故.bin',
  mediaType: 'application/octet-stream',
  content,
  entity: 'vehicleHistory',
  entityId: randomUUID(),
  createdBy: null,
});

async function* inSteps(content: Buffer, step: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += step) yield content.subarray(start, start + step);
}

async function contentOf(store: FileStore, row: Parameters<FileStore['open']>[1]): Promise<Buffer> {
  return Buffer.concat(await (await store.open(test.db, row)).toArray());
}

async function keys(): Promise<string[]> {
  const xml = await (await ask('', { 'list-type': '2' })).text();
  return [...xml.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key);
}

const withFile = (store: FileStore, content: Content, then?: (tx: Transaction) => Promise<void>) =>
  test.db.transaction(async (tx) => {
    const row = await store.store(tx, file(content));
    await then?.(tx);
    return row;
  });

describe.each(['database', 's3'] as const)('files in the %s', (storage) => {
  let store: FileStore;
  beforeAll(() => {
    store = createFileStore(readEnv(storage === 's3' ? settings : {}));
  });

  it.each([
    ['nothing', 0],
    ['a byte', 1],
    ['exactly one piece', 256 * 1024],
    ['one piece and a byte', 256 * 1024 + 1],
    ['exactly one part of S3', 8 * 1024 * 1024],
    ['several parts', 20 * 1024 * 1024 + 7],
  ])('come back as they went: %s', async (_what, size) => {
    const content = randomBytes(size);
    const row = await withFile(store, inSteps(content, 100_003));
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(row).toMatchObject({ storage, sizeBytes: size, sha256, name: '事故.bin' });
    expect((await contentOf(store, row)).equals(content)).toBe(true);
  });

  it('are not there when the transaction fails, and their content is cleared in time', async () => {
    const before = [await test.db.$count(files), await test.db.$count(fileChunks)];
    const refused = withFile(store, [randomBytes(10)], () => Promise.reject(new Error('the record was refused')));
    await expect(refused).rejects.toThrow('the record was refused');
    expect([await test.db.$count(files), await test.db.$count(fileChunks)]).toEqual(before);
    const kept = await withFile(store, [Buffer.from('kept')]);
    const there = await keys();
    await store.clearOrphans(test.db, () => new Date());
    expect(await keys()).toEqual(there);
    await store.clearOrphans(test.db, () => new Date(Date.now() + 25 * hourMs));
    const rows = await test.db.select().from(files).where(eq(files.storage, 's3'));
    if (storage === 's3') expect((await keys()).sort()).toEqual(rows.map(({ id }) => `files/${id}`).sort());
    expect(await contentOf(store, kept)).toEqual(Buffer.from('kept'));
  });

  it('leave nothing when their source breaks in the middle', async () => {
    async function* broken() {
      yield randomBytes(9 * 1024 * 1024);
      yield randomBytes(9 * 1024 * 1024);
      throw new Error('the camera was unplugged');
    }
    const before = [await test.db.$count(files), await test.db.$count(fileChunks), await keys()];
    await expect(withFile(store, broken())).rejects.toThrow('the camera was unplugged');
    expect([await test.db.$count(files), await test.db.$count(fileChunks), await keys()]).toEqual(before);
  });

  it('go with their content when they are removed', async () => {
    const row = await withFile(store, [randomBytes(300_000)]);
    await store.remove(test.db, [row.id, randomUUID()]);
    expect(await test.db.$count(files, eq(files.id, row.id))).toBe(0);
    expect(await test.db.$count(fileChunks, eq(fileChunks.fileId, row.id))).toBe(0);
    expect(await keys()).not.toContain(`files/${row.id}`);
  });
});

describe('a change of the store', () => {
  it('leaves older files where they are, and they can be read', async () => {
    const old = await withFile(createFileStore(readEnv({})), [Buffer.from('old')]);
    const store = createFileStore(readEnv(settings));
    expect(await contentOf(store, old)).toEqual(Buffer.from('old'));
    const young = await withFile(store, [Buffer.from('young')]);
    await expect(createFileStore(readEnv({})).open(test.db, young)).rejects.toThrow('the settings name none');
  });
});

describe('what is not ours in the bucket', () => {
  it('is left alone', async () => {
    await ask('files/readme.txt', {}, { method: 'PUT', body: 'by hand' });
    await ask(`other/${randomUUID()}`, {}, { method: 'PUT', body: 'of another program' });
    const before = await keys();
    await createFileStore(readEnv(settings)).clearOrphans(test.db, () => new Date(Date.now() + 25 * hourMs));
    const left = await keys();
    expect(left).toContain('files/readme.txt');
    expect(left.filter((key) => key.startsWith('other/'))).toEqual(before.filter((key) => key.startsWith('other/')));
  });
});

describe('a store that fails', () => {
  let server: Server;
  let answers: number[];
  const seen: IncomingMessage[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request);
      request.resume();
      response.writeHead(answers.shift() ?? 403).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  const failing = (port = (server.address() as AddressInfo).port) =>
    createFileStore(readEnv({ ...settings, S3_ENDPOINT: `http://127.0.0.1:${port}/` }));

  it('is asked again when it is busy', async () => {
    answers = [503, 500, 200];
    const { id } = await withFile(failing(), [Buffer.from('x')]);
    expect(answers).toEqual([]);
    await test.db.delete(files).where(eq(files.id, id));
  });

  it('makes the write fail as unavailable when it refuses or is away, and nothing is kept', async () => {
    answers = [];
    const before = await test.db.$count(files);
    for (const store of [failing(), failing(1)]) {
      await expect(withFile(store, [Buffer.from('x')])).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    }
    expect(await test.db.$count(files)).toBe(before);
  });

  it('says when it is full', async () => {
    answers = [507, 507, 507, 507];
    await expect(withFile(failing(), [Buffer.from('x')])).rejects.toMatchObject({ code: 'storage.full', status: 507 });
  });

  it('is told by a signature who asks, which it refuses when it does not know the key', async () => {
    const store = createFileStore(readEnv({ ...settings, S3_ACCESS_KEY_ID: 'STRANGER' }));
    await expect(withFile(store, [Buffer.from('x')])).rejects.toThrow('answered PUT with 403');
  });

  it('can check the signature of each request', async () => {
    answers = [200, 200];
    seen.length = 0;
    const { id } = await withFile(failing(), [Buffer.from('x')]);
    await (await failing().open(test.db, { id, storage: 's3' })).toArray();
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `PUT /${settings.S3_BUCKET}/files/${id}`,
      `GET /${settings.S3_BUCKET}/files/${id}`,
    ]);
    for (const request of seen) expect(isSigned(request, 'S3RVER')).toBe(true);
    for (const request of seen) expect(isSigned(request, 'another')).toBe(false);
    await test.db.delete(files).where(eq(files.id, id));
  });
});
