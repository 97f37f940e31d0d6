import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
/** As long as a slow machine takes from a code to the answer of the server. */
const neededSeconds = 12;
const marginMs = 50;

/** Waits for the next step of the clock where the present one is nearly over: a code from before may come too late. */
export async function stepWithTime(): Promise<void> {
  const leftSeconds = stepSeconds - ((Date.now() / 1000) % stepSeconds);
  // Timers drop the fraction of a millisecond, and would end just before the step does.
  if (leftSeconds < neededSeconds) await setTimeout(Math.ceil(leftSeconds * 1000) + marginMs);
}

/** Returns the code that an authenticator shows for a secret in base32 (RFC 6238), `steps` away from now. */
export function authenticatorCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / stepSeconds) + steps));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
