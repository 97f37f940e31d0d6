const anyOrigin = 'https://haisha.invalid';

/** A path of this site; anything that leads elsewhere, or that a browser may read so, is the start page. */
export function safeReturnTo(text: string): string {
  if (!text.startsWith('/')) return '/';
  const address = URL.parse(text, anyOrigin);
  if (address?.origin !== anyOrigin) return '/';
  const path = `${address.pathname}${address.search}${address.hash}`;
  return path.startsWith('//') ? '/' : path;
}
