import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('are kept as PHC strings of Argon2id, each with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('配車2026'), hashPassword('配車2026')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('配車2026', one)).toBe(true);
    expect(await verifyPassword('配車2027', one)).toBe(false);
  });

  it('are verified with the cost they were made with', async () => {
    const cheap = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0$cmVmdXNlZHJlZnVzZWRyZWZ1c2VkcmVmdXNlZHJlZnU';
    expect(await verifyPassword('anything', cheap)).toBe(false);
  });

  it('are never right for nobody, nor for a hash that is none', async () => {
    expect(await verifyPassword('anything', undefined)).toBe(false);
    expect(await verifyPassword('anything', '')).toBe(false);
  });
});
