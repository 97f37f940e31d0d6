import type { BuildFacts } from './area-json.ts';
import type { Files } from './file-hash.ts';
import { ReleaseRefusal } from './release-error.ts';
import { versionPath } from './store-files.ts';

const placeholder = '/__release__/';

/**
 * Returns the files as they are served: the page of a shell names the folder of its version, because the server sends
 * it at every address.
 */
export function withAddress(facts: BuildFacts, version: string, files: Files): Files {
  return rewritten(facts, files, placeholder, addressOf(facts, version));
}

/** Returns the files as they were built. */
export function withoutAddress(facts: BuildFacts, version: string, files: Files): Files {
  return rewritten(facts, files, addressOf(facts, version), placeholder);
}

/** Refuses a shell whose page would look for its files next to the requested address. */
export function requirePlaceholder(facts: BuildFacts, files: Files): void {
  if (facts.kind !== 'shell' || files.get(facts.entry)?.includes(placeholder)) return;
  const message = `${facts.entry} of the shell does not hold ${placeholder}, which is where its version's address goes.`;
  throw new ReleaseRefusal('build.invalid', message);
}

function rewritten(facts: BuildFacts, files: Files, from: string, to: string): Files {
  const page = facts.kind === 'shell' ? files.get(facts.entry) : undefined;
  if (!page) return files;
  return new Map(files).set(facts.entry, Buffer.from(page.toString('utf8').replaceAll(from, to)));
}

function addressOf({ name }: BuildFacts, version: string): string {
  return `/${versionPath(name, version)}/`;
}
