import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** A hash without a password: verifying against it takes as long as for an existing user. */
const nobodysHash = encode(cost, randomBytes(16), randomBytes(tagLength));

/** Hashes a password into a PHC string, which any Argon2 library reads. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return encode(cost, nonce, await tagOf(password, nonce, cost, tagLength));
}

/** Takes the same time without a hash, as for an unknown user, and returns false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash ?? nobodysHash) ?? [];
  if (memory === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await tagOf(password, Buffer.from(nonce, 'base64'), settings, expected.length);
  return timingSafeEqual(given, expected) && hash !== undefined;
}

/** Normalises to NFKC, as input methods write the same characters in several ways. */
function tagOf(password: string, nonce: Buffer, settings: typeof cost, length: number): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, ...settings, tagLength: length });
}

function encode({ memory, passes, parallelism }: typeof cost, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
