import { barePath } from '@haisha/i18n';

const parameter = 'returnTo';
const notWorthRemembering = ['/', '/login', '/auth'];

/** Returns the login path with the requested page. */
export function withReturnPath(loginPath: string, url: URL): string {
  if (notWorthRemembering.includes(barePath(url.pathname))) return loginPath;
  const asked = `${url.pathname}${url.search}${url.hash}`;
  return `${loginPath}?${new URLSearchParams({ [parameter]: asked })}`;
}

/** Returns the remembered page of this site, or null. An address of another site is never followed. */
export function returnPathOf(url: URL): string | null {
  const asked = url.searchParams.get(parameter);
  if (!asked?.startsWith('/')) return null;
  const target = URL.parse(asked, url.origin);
  if (!target || target.origin !== url.origin) return null;
  const path = `${target.pathname}${target.search}${target.hash}`;
  return path.startsWith('//') ? null : path;
}
