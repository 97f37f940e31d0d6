import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const workspace = join(import.meta.dirname, '..', '..');

const checkout = createHash('sha256').update(workspace).digest('hex').slice(0, 12);

/** Everything the browser tests write outside their own products; two checkouts may be tested at the same time. */
const scratch = join(tmpdir(), `haisha-e2e-builds-${checkout}`);

/** The store that every test product starts from: the local builds, published once for the whole run. */
export const templateStore = join(scratch, 'store');

/** Builds made for the tests: `masters` with another heading and without the federation runtime, an area nobody knows, a newer shell. */
export const variantDist = (name: 'next-masters' | 'lean-masters' | 'announcements' | 'next-shell') =>
  join(scratch, name);

/** The heading that the list of vehicles has in the build `next-masters`. */
export const nextHeading = '車両(新版)';
