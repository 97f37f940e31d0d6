import { type CsrfOptions, createCsrf } from './create-csrf.ts';
import { type FileAnswer, type FileToCome, fileOf } from './file-answer.ts';
import { isProblemError, type ProblemError } from './problem-error.ts';
import { answeredProblem, jsonOf, transportProblem, unreadableAnswer } from './problem-of.ts';
import { type QueryParams, queryText } from './query-text.ts';

export type HttpOptions = {
  /** The prefix of every path: `/api`, or an address on another host. */
  baseUrl: string;
  csrf: CsrfOptions;
  /** Time limit for one attempt; no limit when left out, null or 0. */
  timeoutMs?: number | null;
  /** Receives warnings; the browser's `console` fits. */
  log: Pick<Console, 'warn'>;
  /** Lets the user log in again; `true` means the refused request can be repeated. */
  onSessionRequired?: () => Promise<boolean>;
  fetch?: typeof globalThis.fetch;
  /** The cookies of the page, in the form of `document.cookie`. */
  cookies?: () => string;
};

export type RequestOptions = {
  query?: QueryParams;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Overrides the time-out of the client; 0 means none. */
  timeoutMs?: number;
  /** Sends this request instead of the client's own, for example to report the progress of an upload. */
  fetch?: typeof globalThis.fetch;
  /** `fail` does not ask for a login when the session is missing, for example while logging out. */
  whenSignedOut?: 'ask' | 'fail';
};

/** The HTTP client: sends JSON or a form with files, reads JSON, throws failures as ProblemError. */
export type Http = {
  /** Returns the address of a path, for links and downloads. */
  url(path: string, query?: QueryParams): string;
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  head(path: string, options?: RequestOptions): Promise<void>;
  /** Reads a file such as an export, or the id of the job that writes it; no time-out unless one is given. */
  download(path: string, options?: RequestOptions): Promise<FileAnswer | FileToCome>;
  post<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
};

type HttpCall = { method: string; path: string; body?: unknown; options: RequestOptions; read?: ReadAnswer };
type ReadAnswer = (response: Response) => Promise<unknown>;
type Recovery = 'retry' | 'csrf' | 'login';

const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const retryDelayMs = 200;
const retryDelayCapMs = 3000;

/** Creates the client of one API. */
export function createHttp(options: HttpOptions): Http {
  const { baseUrl, log, cookies = () => globalThis.document?.cookie ?? '' } = options;
  const timeoutMs = options.timeoutMs ?? 0;
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...sent) => globalThis.fetch(...sent));
  const csrf = createCsrf({ ...options.csrf, baseUrl, timeoutMs, log, fetch, cookies });
  const logins = createLogins(options.onSessionRequired);

  function url(path: string, query?: QueryParams): string {
    return `${baseUrl}${path}${queryText(query)}`;
  }

  /** Sends a request; after a failure it tries the one remedy for that failure and sends it again. */
  async function run<T>(call: HttpCall): Promise<T> {
    const used = new Set<Recovery>();
    for (;;) {
      const loginsBefore = logins.count();
      try {
        return await attempt<T>(call);
      } catch (error) {
        if (!isProblemError(error)) throw error;
        const recovery = recoveryOf(error, call);
        if (recovery === null || used.has(recovery)) throw error;
        used.add(recovery);
        if (recovery === 'retry') await pause(retryPauseMs(error), call.options.signal);
        if (recovery === 'csrf') await csrf.renew();
        if (recovery === 'login' && !(await logins.since(loginsBefore))) throw error;
      }
    }
  }

  async function attempt<T>({ method, path, body, options, read }: HttpCall): Promise<T> {
    const headers = {
      Accept: 'application/json, application/problem+json',
      // The browser sets the boundary between the parts of a form.
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(isRead(method) ? {} : await csrf.headers()),
      ...options.headers,
    };
    const limitMs = options.timeoutMs ?? timeoutMs;
    const limit = limitMs > 0 ? AbortSignal.timeout(limitMs) : undefined;
    const signals = [options.signal, limit].filter((signal) => signal !== undefined);
    try {
      const response = await (options.fetch ?? fetch)(url(path, options.query), {
        method,
        headers,
        body: contentOf(body),
        credentials: 'include',
        signal: signals.length > 0 ? AbortSignal.any(signals) : null,
      });
      return (await answer(response, method, read)) as T;
    } catch (error) {
      if (isProblemError(error) || options.signal?.aborted) throw error;
      throw transportProblem(limit?.aborted ? 'timeout' : 'network', error);
    }
  }

  return {
    url,
    get: (path, options = {}) => run({ method: 'GET', path, options }),
    head: (path, options = {}) => run({ method: 'HEAD', path, options }),
    download: (path, options = {}) => run({ method: 'GET', path, options: { timeoutMs: 0, ...options }, read: fileOf }),
    post: (path, body, options = {}) => run({ method: 'POST', path, body, options }),
    put: (path, body, options = {}) => run({ method: 'PUT', path, body, options }),
    patch: (path, body, options = {}) => run({ method: 'PATCH', path, body, options }),
    delete: (path, options = {}) => run({ method: 'DELETE', path, options }),
  };
}

function contentOf(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}

async function answer(response: Response, method: string, read?: ReadAnswer): Promise<unknown> {
  if (read && response.ok) return read(response);
  const text = await response.text();
  if (!response.ok) throw answeredProblem(response, text);
  if (method === 'HEAD' || text === '') return undefined;
  const value = jsonOf(text);
  if (value === undefined) throw unreadableAnswer(response);
  return value;
}

function recoveryOf(error: ProblemError, { method, options }: HttpCall): Recovery | null {
  if (error.code === 'session.required') return options.whenSignedOut === 'fail' ? null : 'login';
  if (isRead(method)) return retriedStatuses.has(error.status) ? 'retry' : null;
  return error.code === 'csrf.invalid' ? 'csrf' : null;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Calls refused at the same time share one login; a call refused before a login that has since happened needs none. */
function createLogins(ask: (() => Promise<boolean>) | undefined) {
  let count = 0;
  let running: Promise<boolean> | null = null;

  async function login(): Promise<boolean> {
    const isLoggedIn = (await ask?.()) ?? false;
    if (isLoggedIn) count += 1;
    return isLoggedIn;
  }

  function since(before: number): Promise<boolean> {
    if (count !== before) return Promise.resolve(true);
    running ??= login().finally(() => {
      running = null;
    });
    return running;
  }

  return { count: () => count, since };
}

function retryPauseMs({ problem }: ProblemError): number {
  const delayMs = problem.retryAfterSeconds === undefined ? retryDelayMs : problem.retryAfterSeconds * 1000;
  return Math.min(delayMs, retryDelayCapMs);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
