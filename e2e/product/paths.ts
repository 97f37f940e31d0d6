import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const workspace = join(import.meta.dirname, '..', '..');

const checkout = createHash('sha256').update(workspace).digest('hex').slice(0, 12);

/**
 * The folder for everything that the browser tests write outside their own products; two checkouts may be tested at the
 * same time.
 */
export const scratch = join(tmpdir(), `haisha-e2e-builds-${checkout}`);

/** The store that every test product copies: the local builds, published once for the whole run. */
export const templateStore = join(scratch, 'store');

/** The data folder that every test product copies: a database with the demo company, at rest. */
export const templateData = join(scratch, 'data');

/** The folder where Node keeps the compiled modules of the API; the first product leaves it for the next ones. */
export const compiled = join(scratch, 'compiled');

export type VariantName = 'next-masters' | 'announcements' | 'next-shell';

/**
 * The builds made for the tests: `masters` with another heading and without the federation runtime, an unknown area, a
 * newer shell.
 */
export const variantDist = (name: VariantName) => join(scratch, name);

/** The heading of the list of vehicles in the build `next-masters`. */
export const nextHeading = '車両(新版)';
