export type CsrfOptions = {
  /** The cookie that holds the token. */
  cookie: string;
  /** The header in which a write repeats the token. */
  header: string;
  /** The path that sets the cookie: absolute, on the API's host, outside the base URL. */
  path: string;
};

type CsrfDependencies = CsrfOptions & {
  baseUrl: string;
  timeoutMs: number;
  log: Pick<Console, 'warn'>;
  fetch: typeof globalThis.fetch;
  cookies: () => string;
};

/** Reads the token for writes from its cookie and fetches the cookie when it is missing. */
export function createCsrf({ cookie, header, path, baseUrl, timeoutMs, log, fetch, cookies }: CsrfDependencies) {
  const url = URL.canParse(baseUrl) ? new URL(path, baseUrl).href : path;
  let renewal: Promise<void> | null = null;

  async function fetchCookie(): Promise<void> {
    try {
      const signal = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : null;
      await fetch(url, { credentials: 'include', signal });
    } catch (cause) {
      log.warn(`The CSRF cookie could not be fetched from ${url}`, cause);
    }
  }

  /** Fetches a new token; calls at the same time share one request. */
  function renew(): Promise<void> {
    renewal ??= fetchCookie().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  /** Returns the header for a write; logs a warning and returns no header when there is no token. */
  async function headers(): Promise<Record<string, string>> {
    if (cookieValue(cookies(), cookie) === null) await renew();
    const token = cookieValue(cookies(), cookie);
    if (token !== null) return { [header]: token };
    log.warn(`The CSRF cookie ${cookie} is missing: the header ${header} cannot be set`);
    return {};
  }

  return { headers, renew };
}

function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  if (!value) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
