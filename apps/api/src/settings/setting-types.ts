import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';

// Every setting says in words what it must be: zod's own are about schemas, and the reader starts a server.

/** A setting that is on or off. */
export const flag = z.stringbool({
  truthy: ['true', '1', 'yes', 'on'],
  falsy: ['false', '0', 'no', 'off'],
  error: 'must be true or false',
});

/** A setting that is a whole number within bounds. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** A setting that is one of a few words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

/** A setting that is an address of one of these schemes. */
export function address(...schemes: string[]) {
  const starts = schemes.map((scheme) => `${scheme}://`).join(' or ');
  return z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: `must be an address that begins with ${starts}`,
  });
}

/** A setting that lists addresses of machines or networks, as Fastify's `trustProxy` reads them. */
export const machines = z
  .string()
  .refine(
    (list) => list.split(',').every((one) => isMachines(one.trim())),
    'must be addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8',
  );

function isMachines(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', range, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  if (range === undefined || (version === 4 && isIPv4(range))) return true;
  return /^[1-9]\d{0,2}$/.test(range) && Number(range) <= (version === 4 ? 32 : 128);
}

/** A setting that is a name for programs. */
export const identifier = z.string().regex(/^[\w-]+$/, 'must consist of letters, digits, - and _');

/** A setting nobody may guess. */
export function unguessable(minLength: number) {
  return z.string().min(minLength, `must have at least ${minLength} characters`);
}
