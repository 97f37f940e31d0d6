import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import type { Role } from '@haisha/rules/permission';

export type Client = {
  cookie: string;
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
};

/** Logs the person of the demo who has a role in, without a browser. */
export async function logIn(url: string, role: Role): Promise<Client> {
  return await logInWith(url, demoLoginId(role));
}

/** Logs in with the password of the demo. */
export async function logInWith(url: string, loginId: string): Promise<Client> {
  const csrf = await fetch(`${url}/api/csrf`);
  const before = csrf.headers.getSetCookie().map(pair);
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': tokenOf(before), cookie: before.join('; ') },
    body: JSON.stringify({ loginId, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`logging in: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map(pair);
  const cookie = cookies.join('; ');
  return {
    cookie,
    send: (method, path, body, headers) =>
      fetch(url + path, {
        method,
        headers: {
          cookie,
          'x-xsrf-token': tokenOf(cookies),
          ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm(body) ? body : JSON.stringify(body) }),
      }),
  };
}

/** A file is sent as a form, everything else as JSON. */
function isForm(body: unknown): body is FormData {
  return body instanceof FormData;
}

function tokenOf(cookies: readonly string[]): string {
  const found = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return decodeURIComponent(found?.slice('XSRF-TOKEN='.length) ?? '');
}

function pair(setCookie: string): string {
  return setCookie.split(';', 1)[0] ?? '';
}
