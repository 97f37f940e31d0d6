import { barePath } from '@haisha/i18n';

const parameter = 'returnTo';
const startPaths = ['/', '/login', '/auth'];

/** Returns the login path with the requested page. */
export function withReturnPath(loginPath: string, url: URL): string {
  if (startPaths.includes(barePath(url.pathname))) return loginPath;
  const requestedPath = `${url.pathname}${url.search}${url.hash}`;
  return `${loginPath}?${new URLSearchParams({ [parameter]: requestedPath })}`;
}

/** Returns the remembered page of this site, or null. An address of another site is never followed. */
export function returnPathOf(url: URL): string | null {
  const requestedPath = url.searchParams.get(parameter);
  if (!requestedPath?.startsWith('/')) return null;
  const target = URL.parse(requestedPath, url.origin);
  if (!target || target.origin !== url.origin) return null;
  const path = `${target.pathname}${target.search}${target.hash}`;
  return path.startsWith('//') ? null : path;
}
