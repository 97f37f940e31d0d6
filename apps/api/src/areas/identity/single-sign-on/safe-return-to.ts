const anyOrigin = 'https://haisha.invalid';

/** Returns a path of this site, and the start page for anything that a browser could take for another site. */
export function safeReturnTo(text: string): string {
  if (!text.startsWith('/')) return '/';
  const address = URL.parse(text, anyOrigin);
  if (address?.origin !== anyOrigin) return '/';
  const path = `${address.pathname}${address.search}${address.hash}`;
  return path.startsWith('//') ? '/' : path;
}
