/**
 * An address that can be decoded: where it cannot, its percent signs stand for themselves. The page then says that there
 * is nothing at it, and an interface refuses it as any other.
 */
export function wellFormedAddress(address: string): string {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length);
  }
}
