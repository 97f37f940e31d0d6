/**
 * An address that can be decoded: where it cannot, its percent signs stand for themselves. The page then says that there
 * is nothing at it, and an interface refuses it as any other.
 */
export function wellFormedAddress(address: string): string {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  return canBeDecoded(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length);
}

/** Uses what comes out of it: the build leaves out a call of which nothing is used, even one that may throw. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}
