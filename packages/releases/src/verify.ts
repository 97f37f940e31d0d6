import { isVersion } from './area-json.ts';
import { damageOf } from './damage-of.ts';
import { partNames, partOf } from './live-state.ts';
import type { AreaBuild, Pointer } from './pointer.ts';
import { factsFile, publishedNames, readAreaJson } from './published-builds.ts';
import { readRevision, revisionFile, revisionNumbers } from './revisions.ts';
import { hasCode, latestFile, namesIn, readText, versionPath } from './store-files.ts';

export type Verification = { versions: number; revisions: number; findings: string[] };

/** Reads every byte of the store again: published files, history, pointer, and that what is live exists. */
export async function verify(store: string): Promise<Verification> {
  const numbers = await revisionNumbers(store);
  const findings: string[] = [];
  let newest: Pointer | undefined;
  for (const [index, number] of numbers.entries()) {
    const parent = numbers[index - 1] ?? null;
    const { revision, finding } = await verifyRevision(store, number, parent);
    if (finding) findings.push(finding);
    newest = revision;
  }
  findings.push(...(await verifyLatest(store, numbers.at(-1))));
  if (newest) findings.push(...(await verifyLive(store, newest)));

  let versions = 0;
  for (const name of await publishedNames(store)) {
    for (const version of (await namesIn(store, `releases/${name}`)).sort()) {
      versions += 1;
      findings.push(...(await verifyVersion(store, name, version)));
    }
  }
  return { versions, revisions: numbers.length, findings };
}

async function verifyRevision(
  store: string,
  number: number,
  parent: number | null,
): Promise<{ revision?: Pointer; finding?: string }> {
  try {
    const revision = await readRevision(store, number);
    if (revision?.revision !== number)
      return { revision, finding: `${revisionFile(number)} calls itself another number` };
    if (revision.parent !== parent || (parent ?? 0) !== number - 1) {
      return { revision, finding: `${revisionFile(number)} does not follow the revision before it` };
    }
    return { revision };
  } catch (error) {
    return { finding: error instanceof Error ? error.message : String(error) };
  }
}

async function verifyLatest(store: string, newest: number | undefined): Promise<string[]> {
  try {
    const latest = await readText(store, latestFile);
    const expected = newest === undefined ? undefined : await readText(store, revisionFile(newest));
    if (latest === expected) return [];
  } catch (error) {
    if (error instanceof Error && hasCode(error, 'EISDIR')) return [error.message];
    throw error;
  }
  return [`${latestFile} is not what the newest revision (${newest ?? 'none'}) says; the next flip puts it right`];
}

async function verifyLive(store: string, live: Pointer): Promise<string[]> {
  const findings: string[] = [];
  for (const name of partNames(live)) {
    const area = live.areas[name];
    const builds: (AreaBuild | string | undefined)[] = area
      ? [area, area.previous ?? undefined]
      : [partOf(live, name)?.version, live.shell.previous ?? undefined];
    for (const build of builds) if (build !== undefined) findings.push(...(await verifyPointed(store, name, build)));
  }
  return findings;
}

async function verifyPointed(store: string, name: string, build: AreaBuild | string): Promise<string[]> {
  const version = typeof build === 'string' ? build : build.version;
  const json = await readAreaJson(store, name, version);
  if (!json) return [`${name} ${version} is live or one step back, and is not in the store`];
  if (typeof build === 'string') return [];
  const fits =
    build.entry === `${versionPath(name, version)}/${json.entry}` && build.integrity === json.files[json.entry];
  return fits ? [] : [`${name} ${version}: the pointer names another entry or hash than ${factsFile}`];
}

async function verifyVersion(store: string, name: string, version: string): Promise<string[]> {
  const path = versionPath(name, version);
  if (!isVersion(version)) return [`${path} is no version`];
  const json = await readAreaJson(store, name, version);
  if (!json) return [`${path}/${factsFile} is missing or not readable`];
  return (await damageOf(store, json)).map((finding) => `${path}: ${finding}`);
}
