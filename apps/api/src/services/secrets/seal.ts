import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [ivLength, tagLength] = [12, 16];
const version = 'v1';

/** Encrypts a text (AES-256-GCM); `context` says whose it is and for what, and only there it opens again. */
export function seal(text: string, secret: string, context: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${version}.${sealed.toString('base64url')}`;
}

/** Null for what was sealed with another secret, for something else, or not at all. */
export function open(sealed: string, secret: string, context: string): string | null {
  const [found, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (found !== version || bytes.length < ivLength + tagLength) return null;
  const tag = bytes.subarray(-tagLength);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'haisha sealed values', 32));
}
