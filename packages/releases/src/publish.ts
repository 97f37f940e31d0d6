import { execFile } from 'node:child_process';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type AreaJson, type BuildFacts, buildFactsSchema, versionOf } from './area-json.ts';
import { compressedSiblings } from './compressed-files.ts';
import { contentHash, type Files, integrityOf, readFiles } from './file-hash.ts';
import { factsFile, publishedVersions, readAreaJson } from './published-builds.ts';
import { ReleaseRefusal } from './release-error.ts';
import { requirePlaceholder, withAddress } from './shell-page.ts';
import { hasCode, newIncoming, removeAbandoned, versionPath } from './store-files.ts';

export type PublishRequest = {
  /** The folder of the build, with its `area.json`. */
  from: string;
  by: string;
  /** The name that the build must have. */
  name?: string;
  now?: Date;
};

export type Published = {
  build: AreaJson;
  /** The same content was already published, so nothing was written. */
  reused: boolean;
};

/** Copies a build into the store under a version of its own. It appears only when it is complete; nothing goes live. */
export async function publish(store: string, request: PublishRequest): Promise<Published> {
  await removeAbandoned(store);
  const { facts, files } = await readBuild(request);
  const hash = contentHash(files, facts);
  const existing = await findSameContent(store, facts.name, hash);
  if (existing) return { build: existing, reused: true };

  const git = await commitOf(request.from);
  const version = versionOf(facts.semver, git, hash);
  const served = withAddress(facts, version, files);
  const build: AreaJson = {
    ...facts,
    version,
    git,
    builtAt: (await stat(join(request.from, factsFile))).mtime.toISOString(),
    publishedAt: (request.now ?? new Date()).toISOString(),
    publishedBy: request.by,
    files: Object.fromEntries([...served].map(([path, content]) => [path, integrityOf(content)])),
  };
  const incoming = await newIncoming(store);
  await writeFiles(incoming, new Map([...served, ...(await compressedSiblings(served))]));
  await writeFile(join(incoming, factsFile), `${JSON.stringify(build, null, 2)}\n`, { flush: true });
  return await place(store, incoming, build);
}

async function readBuild({ from, name }: PublishRequest): Promise<{ facts: BuildFacts; files: Files }> {
  const files = await readFiles(from).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    throw new ReleaseRefusal('build.invalid', `${from} holds no build. Build first: npm run build`);
  });
  const facts = readFacts(from, files.get(factsFile));
  files.delete(factsFile);
  if (name !== undefined && facts.name !== name) {
    throw new ReleaseRefusal('build.invalid', `${from} is a build of ${facts.name}, not of ${name}.`);
  }
  if (facts.kind === 'area' && facts.name === 'shell') {
    throw new ReleaseRefusal('build.invalid', 'An area cannot be named shell.');
  }
  if (!files.has(facts.entry)) {
    throw new ReleaseRefusal('build.invalid', `${from} lacks ${facts.entry}, which ${factsFile} names as its entry.`);
  }
  requirePlaceholder(facts, files);
  return { facts, files };
}

function readFacts(from: string, content: Buffer | undefined): BuildFacts {
  if (!content) throw new ReleaseRefusal('build.invalid', `${from} holds no ${factsFile}; it is no build of Haisha.`);
  let value: unknown;
  try {
    value = JSON.parse(content.toString('utf8'));
  } catch {
    throw new ReleaseRefusal('build.invalid', `${factsFile} in ${from} is not JSON.`);
  }
  const result = buildFactsSchema.safeParse(value);
  if (result.success) return result.data;
  const findings = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ReleaseRefusal('build.invalid', `${factsFile} in ${from} is not what a build says of itself:`, findings);
}

async function findSameContent(store: string, name: string, hash: string): Promise<AreaJson | undefined> {
  const version = (await publishedVersions(store, name)).find((known) => known.endsWith(`-${hash}`));
  return version === undefined ? undefined : await readAreaJson(store, name, version);
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  const folders = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
  for (const path of [folder, ...folders]) await mkdir(path, { recursive: true });
  await Promise.all([...files].map(([path, content]) => writeFile(join(folder, path), content, { flush: true })));
}

async function place(store: string, incoming: string, build: AreaJson): Promise<Published> {
  const target = join(store, versionPath(build.name, build.version));
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(incoming, target);
    return { build, reused: false };
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    const existing = await readAreaJson(store, build.name, build.version);
    if (!existing)
      throw new ReleaseRefusal('version.damaged', `${target} is there, but its ${factsFile} is not readable.`);
    return { build: existing, reused: true };
  }
}

/** Returns the commit of a build; null without git. */
async function commitOf(folder: string): Promise<string | null> {
  const answer = await promisify(execFile)('git', ['-C', folder, 'rev-parse', 'HEAD']).catch(() => undefined);
  return answer ? answer.stdout.trim() : null;
}
