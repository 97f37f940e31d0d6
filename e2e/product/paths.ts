import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const workspace = join(import.meta.dirname, '..', '..');

/** The store that every test product starts from: the local builds, published once for the whole run. */
export const templateStore = join(tmpdir(), 'haisha-e2e-store');
