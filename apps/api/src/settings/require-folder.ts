import { accessSync, constants, mkdirSync } from 'node:fs';

const { R_OK, W_OK, X_OK } = constants;
const needs = {
  read: { mode: R_OK | X_OK, words: 'read' },
  write: { mode: R_OK | W_OK | X_OK, words: 'read and write' },
};

/** Makes a folder that a setting names, or says in one sentence why it cannot be used and what to do. */
export function requireFolder(
  setting: 'DATA_DIR' | 'RELEASE_STORE',
  folder: string,
  need: keyof typeof needs = 'write',
): void {
  const { mode, words } = needs[need];
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, mode);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    const remedy = `Make it one that this account may ${words}, or set ${setting} to one.`;
    throw new Error(`The folder ${folder} cannot be used (${code}). ${remedy}`);
  }
}
