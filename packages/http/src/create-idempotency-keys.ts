import { isProblemError } from './problem-error.ts';

/**
 * Creates one key per submit: the same input sent again after an unknown outcome (no answer, time-out, server fault)
 * keeps its key, so that the row is created once. An answered submit ends its key.
 */
export function createIdempotencyKeys() {
  const open = new Map<string, string>();

  async function use<T>(input: unknown, send: (key: string) => Promise<T>): Promise<T> {
    const submit = JSON.stringify(input);
    const key = open.get(submit) ?? newKey();
    open.set(submit, key);
    try {
      const result = await send(key);
      open.delete(submit);
      return result;
    } catch (error) {
      if (isProblemError(error) && error.status >= 400 && error.status < 500) open.delete(submit);
      throw error;
    }
  }

  return { use };
}

/** Returns 128 random bits; `crypto.randomUUID` is missing on plain http outside the loopback host. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
