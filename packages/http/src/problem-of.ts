import { type ClientProblem, ProblemError, type TransportCode } from './problem-error.ts';

const codeOfStatus: Readonly<Record<number, ClientProblem['code']>> = {
  401: 'session.required',
  403: 'permission.denied',
  404: 'route.not_found',
  413: 'body.too_large',
  429: 'throttled',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'storage.full',
};

/** Returns the problem of a refused answer; takes the code from the status when a proxy answered with a page. */
export function answeredProblem(response: Response, text: string): ProblemError {
  const { status } = response;
  const stated = jsonOf(text);
  const problem = isProblem(stated)
    ? { ...stated, status }
    : createProblem(codeOfStatus[status] ?? 'internal', status, response.statusText || `HTTP ${status}`);
  const retryAfterSeconds = problem.retryAfterSeconds ?? retryAfter(response.headers.get('Retry-After'));
  return new ProblemError(retryAfterSeconds === undefined ? problem : { ...problem, retryAfterSeconds });
}

/** Returns the problem of an answer that says success but is not JSON, as a captive portal sends it. */
export function unreadableAnswer(response: Response): ProblemError {
  return new ProblemError(createProblem('unavailable', response.status, 'The answer is not JSON'));
}

/** Returns the problem of a call without an answer. */
export function transportProblem(code: TransportCode, cause: unknown): ProblemError {
  const title = code === 'timeout' ? 'No answer in time' : 'The server cannot be reached';
  return new ProblemError(createProblem(code, 0, title), { cause });
}

/** Parses JSON; returns `undefined` for anything else. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function createProblem(code: ClientProblem['code'], status: number, title: string): ClientProblem {
  return { type: 'about:blank', title, status, code, requestId: '' };
}

function isProblem(value: unknown): value is ClientProblem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
