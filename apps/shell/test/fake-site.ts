import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown } | Error;
export type Handler = (request: { body: unknown; url: URL }) => Answer | Promise<Answer>;
export type Site = {
  /** Method and path of every request, in order. */
  requests: string[];
  /** Changes or adds an answer: `on('GET /api/home', …)`. */
  on: (route: string, answer: Handler | Answer) => void;
};

/** Replaces the whole network: answers by method and path; an unknown path gets a 404 problem. */
export function startFakeSite(routes: Record<string, Handler | Answer> = {}): Site {
  const table = new Map(Object.entries(routes));
  const requests: string[] = [];
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the server's cookie, and jsdom has no Cookie Store
  document.cookie = 'XSRF-TOKEN=token';
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, window.location.origin);
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    requests.push(route);
    const found = table.get(route) ?? problem('route.not_found', 404);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer = typeof found === 'function' ? await found({ body, url }) : found;
    if (answer instanceof Error) throw answer;
    const { status = 200, body: content } = answer;
    return new Response(content === undefined ? null : JSON.stringify(content), { status });
  });
  return { requests, on: (route, answer) => void table.set(route, answer) };
}

/** Returns an answer that refuses. */
export function problem(code: string, status: number, more: object = {}): Answer {
  return { status, body: { type: 'about:blank', title: code, status, code, requestId: 'r-1', ...more } };
}
