import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider knows of somebody, by the subject. */
export type Accounts = Record<string, Record<string, unknown>>;

export const providerClient = { id: 'haisha', secret: 'a-secret-that-only-the-two-know' };

/** A real provider of OpenID Connect on the loopback address, with its own pages for login and consent. */
export async function startSignOnProvider(accounts: Accounts, publicOrigin: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.id,
        client_secret: providerClient.secret,
        redirect_uris: [`${publicOrigin}/auth`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale', 'groups'] },
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...accounts[subject] }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    /** Walks through the pages of the provider as somebody; gives the query with which they send the browser back. */
    logIn: (address: string, subject: string) => walk(address, subject, `${publicOrigin}/auth?`),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function walk(address: string, subject: string, back: string): Promise<string> {
  const cookies = new Map<string, string>();
  let [url, body]: [string, URLSearchParams | undefined] = [address, undefined];
  for (let step = 0; step < 12; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(url, { method, body, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    body = undefined;
    if (location?.startsWith(back)) return location.slice(back.length);
    if (location !== null) {
      url = new URL(location, url).href;
      continue;
    }
    const html = await response.text();
    const [, action] = /<form[^>]*action="([^"]+)"/.exec(html) ?? [];
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(html) ?? [];
    if (action === undefined) throw new Error(`the provider answered ${response.status}: ${html.slice(0, 500)}`);
    url = new URL(action, url).href;
    body = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: subject, password: 'any' }) });
  }
  throw new Error('the provider does not come to an end');
}
