import type { Role } from '@haisha/rules/permission';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import type { TestApp } from './build-test-app.ts';
import { createUser, testPassword, type UserOptions } from './factories.ts';
import { countWrite } from './writes.ts';

/** Where a server can be asked, in this process or at its port. */
export type Asked = Pick<TestApp, 'env'> & { app: { inject: (options: InjectOptions | string) => Promise<Response> } };

type Write = { headers?: Record<string, string> };

/** Asks as a browser does: keeps cookies and repeats the CSRF cookie in the header. */
export type Browser = {
  cookies: Map<string, string>;
  send: (options: InjectOptions) => Promise<Response>;
  get: (url: string) => Promise<Response>;
  post: (url: string, payload?: object, options?: Write) => Promise<Response>;
  put: (url: string, payload?: object, options?: Write) => Promise<Response>;
  delete: (url: string) => Promise<Response>;
};

export function createBrowser({ app, env }: Asked): Browser {
  const cookies = new Map<string, string>();
  async function send(options: InjectOptions): Promise<Response> {
    const csrf = cookies.get(env.CSRF_COOKIE);
    const headers = csrf ? { [env.CSRF_HEADER]: csrf, ...options.headers } : options.headers;
    const response = await app.inject({ ...options, headers, cookies: Object.fromEntries(cookies) });
    countWrite(app, { method: options.method, statusCode: response.statusCode });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  async function write(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, { headers }: Write = {}) {
    if (!cookies.has(env.CSRF_COOKIE)) await send({ method: 'GET', url: env.CSRF_PATH });
    return await send({ method, url, payload, headers });
  }
  return {
    cookies,
    send,
    get: (url) => send({ method: 'GET', url }),
    post: (url, payload, options) => write('POST', url, payload, options),
    put: (url, payload, options) => write('PUT', url, payload, options),
    delete: (url) => write('DELETE', url),
  };
}

export function logIn(browser: Browser, loginId: string, password = testPassword): Promise<Response> {
  return browser.post('/api/session', { loginId, password });
}

/** A browser of a new user with these roles, logged in. */
export async function logInAs(
  server: Asked & Pick<TestApp, 'db'>,
  roles: Role[],
  options: Pick<UserOptions, 'departmentIds' | 'deliveryCompanyId'> = {},
): Promise<Browser & { userId: string }> {
  const user = await createUser(server.db, { roles, ...options });
  const browser = createBrowser(server);
  const response = await logIn(browser, user.loginId);
  if (response.statusCode !== 200) throw new Error(`login answered ${response.statusCode}: ${response.body}`);
  return { ...browser, userId: user.id };
}
