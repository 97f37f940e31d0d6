import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeTemporaryData, type TemporaryData } from '@haisha/api/temporary-data';
import { compiled, templateData, templateStore, workspace } from './paths.ts';

/** A whole running Haisha for a test: process, database, release store. */
export class Product {
  readonly url: string;
  readonly store: string;
  /** The folder of the database and of the store. */
  readonly dataDir: string;
  readonly port: number;
  private readonly data: TemporaryData;
  private readonly settings: Record<string, string>;
  private readonly others: Product[] = [];
  private process: ChildProcess | undefined;
  private log = '';

  private constructor(port: number, settings: Record<string, string>, data: TemporaryData, store = 'store') {
    this.port = port;
    this.settings = settings;
    this.url = `http://127.0.0.1:${port}`;
    this.data = data;
    this.dataDir = data.path;
    this.store = join(this.dataDir, store);
  }

  /** Starts a product on nothing but the published builds. */
  static async start(settings: Record<string, string> = {}): Promise<Product> {
    const product = new Product(await freePort(), settings, makeTemporaryData('haisha-e2e-'));
    return await product.begin();
  }

  /** Starts a product on a copy of the data that `prepare` has left. */
  static async startPrepared(settings: Record<string, string> = {}): Promise<Product> {
    const product = new Product(await freePort(), settings, makeTemporaryData('haisha-e2e-'));
    // The copy keeps the owner: for root the database belongs to another user.
    execFileSync('cp', ['--archive', `${templateData}/.`, product.dataDir]);
    return await product.begin();
  }

  /** Fills a database once, and leaves it at rest. */
  static async prepare(): Promise<void> {
    const product = await Product.start();
    await product.end('SIGTERM');
    rmSync(product.store, { recursive: true });
    execFileSync('cp', ['--archive', product.dataDir, templateData]);
    await product.stop();
  }

  private async begin(): Promise<Product> {
    try {
      cpSync(templateStore, this.store, { recursive: true });
      await this.run();
      return this;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Starts another process on the same database and store. */
  async startBeside(): Promise<Product> {
    const beside = new Product(await freePort(), this.settings, this.data);
    this.others.push(beside);
    await beside.run();
    return beside;
  }

  /** Starts another process on the same database, with a store of its own that a test may flip or break. */
  async startWithOwnStore(): Promise<Product> {
    const port = await freePort();
    const beside = new Product(port, this.settings, this.data, `store-${port}`);
    this.others.push(beside);
    cpSync(templateStore, beside.store, { recursive: true });
    await beside.run();
    return beside;
  }

  async run(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      RELEASE_STORE: this.store,
      LOG_LEVEL: 'warn',
      // Nobody of the demo company comes by themselves: what is late would be told in the middle of other tests.
      WATCH_EVERY_MS: '0',
      RATE_LIMIT_PER_MINUTE: '100000',
      NODE_COMPILE_CACHE: compiled,
      ...this.settings,
    };
    const child = spawn('node', ['apps/api/dist/main.js'], { cwd: workspace, env });
    const remember = (chunk: Buffer) => {
      this.log = (this.log + chunk).slice(-20_000);
    };
    child.stdout.on('data', remember);
    child.stderr.on('data', remember);
    this.process = child;
    await this.ready();
  }

  /** The id of the API's process. */
  get pid(): number {
    if (this.process?.pid === undefined) throw new Error('Haisha does not run');
    return this.process.pid;
  }

  /** Ends the API like a power failure; the database server keeps running, as in reality. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends everything and removes it, also the database server that a kill left running. */
  async stop(): Promise<void> {
    for (const product of [...this.others, this]) await product.end('SIGTERM');
    await this.data.remove();
  }

  /** Ends the API; its data stays. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child || child.exitCode !== null) return;
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await closed;
  }

  private async ready(): Promise<void> {
    const until = Date.now() + 60_000;
    while (Date.now() < until) {
      if (this.process?.exitCode != null) break;
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Haisha did not get ready on ${this.url}:\n${this.log}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
