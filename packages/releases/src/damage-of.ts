import { join } from 'node:path';
import { type AreaJson, buildFactsSchema } from './area-json.ts';
import { isSameContent, originalOf } from './compressed-files.ts';
import { contentHash, type Files, integrityOf, readFiles } from './file-hash.ts';
import { factsFile } from './published-builds.ts';
import { withoutAddress } from './shell-page.ts';
import { versionPath } from './store-files.ts';

/** Returns what differs from the published files, file by file; nothing when every byte is right. */
export async function damageOf(store: string, build: AreaJson): Promise<string[]> {
  const found = await readFiles(join(store, versionPath(build.name, build.version)));
  found.delete(factsFile);
  const listed: Files = new Map();
  const findings: string[] = [];
  for (const [path, integrity] of Object.entries(build.files)) {
    const content = found.get(path);
    if (!content) findings.push(`${path} is missing`);
    else if (integrityOf(content) !== integrity) findings.push(`${path} was changed`);
    if (content) listed.set(path, content);
  }
  for (const [path, content] of found) {
    if (!listed.has(path)) findings.push(...(await damageOfUnlisted(path, content, listed)));
  }
  if (findings.length === 0 && !hasItsName(build, listed)) findings.push(`${factsFile} was changed`);
  return findings;
}

async function damageOfUnlisted(path: string, content: Buffer, listed: Files): Promise<string[]> {
  const original = listed.get(originalOf(path) ?? '');
  if (!original) return [`${path} was added`];
  return (await isSameContent(path, content, original)) ? [] : [`${path} was changed`];
}

/**
 * Returns whether the hash in the version is that of the content, so that a change to the list of hashes is noticed
 * too.
 */
function hasItsName(build: AreaJson, served: Files): boolean {
  const facts = buildFactsSchema.parse(build);
  const built = withoutAddress(facts, build.version, served);
  return build.version.endsWith(`-${contentHash(built, facts)}`);
}
