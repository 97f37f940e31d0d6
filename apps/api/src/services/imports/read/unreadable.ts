/** Stands where bytes are no character: U+FFFD and the bytes, `�⟨E8 BB⟩`, so that people and errors can name them. */
export function unreadable(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
  return `\ufffd⟨${hex.join(' ')}⟩`;
}

/** The bytes in a text that are no character, `E8 BB`; null in a text that is whole. */
export function unreadableIn(text: string): string | null {
  if (!text.includes('\ufffd')) return null;
  const found = Array.from(text.matchAll(/\ufffd(?:⟨([0-9A-F ]+)⟩)?/g), ([, bytes = 'EF BF BD']) => bytes);
  return found.join(' … ');
}
