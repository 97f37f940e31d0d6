let codes: Map<string, readonly number[]> | null = null;

/** Encodes text like old Japanese software; throws for a character that Shift_JIS lacks. */
export function inShiftJis(text: string): Buffer {
  codes ??= allCodes();
  const bytes = Array.from(text).flatMap((character) => {
    const code = codes?.get(character);
    if (!code) throw new Error(`Shift_JIS has no ${character}`);
    return code;
  });
  return Buffer.from(bytes);
}

/** Returns the bytes of every character, found by decoding all of them. */
function allCodes(): Map<string, readonly number[]> {
  const reader = new TextDecoder('shift_jis');
  const found = new Map<string, readonly number[]>();
  const singleBytes = Array.from({ length: 256 }, (_, byte) => [byte]);
  const doubles = Array.from({ length: 0xfd - 0x81 }, (_, lead) =>
    Array.from({ length: 0xfd - 0x40 }, (_, trail) => [lead + 0x81, trail + 0x40]),
  ).flat();
  for (const bytes of [...singleBytes, ...doubles]) {
    const text = reader.decode(Uint8Array.from(bytes));
    if (Array.from(text).length === 1 && text !== '\ufffd' && !found.has(text)) found.set(text, bytes);
  }
  return found;
}
