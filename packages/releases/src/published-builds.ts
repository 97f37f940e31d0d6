import { type AreaJson, areaJsonSchema, isVersion } from './area-json.ts';
import { ReleaseRefusal } from './release-error.ts';
import { namesIn, readText, versionPath } from './store-files.ts';

export const factsFile = 'area.json';

/** Returns the names of everything that was ever published: the shell and the areas. */
export async function publishedNames(store: string): Promise<string[]> {
  return (await namesIn(store, 'releases')).sort();
}

/** Returns the published versions of the shell or of an area. */
export async function publishedVersions(store: string, name: string): Promise<string[]> {
  return (await namesIn(store, `releases/${name}`)).filter(isVersion).sort();
}

/** Returns the facts of a published version; undefined when it is missing or unreadable. */
export async function readAreaJson(store: string, name: string, version: string): Promise<AreaJson | undefined> {
  const text = await readText(store, `${versionPath(name, version)}/${factsFile}`);
  if (text === undefined) return undefined;
  try {
    const { data } = areaJsonSchema.safeParse(JSON.parse(text));
    return data?.name === name && data.version === version ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the facts of a version; refuses a version that is missing. */
export async function findBuild(store: string, name: string, version: string): Promise<AreaJson> {
  const versions = await publishedVersions(store, name);
  if (!versions.includes(version)) {
    const known = versions.length > 0 ? 'Published are:' : 'Nothing of that name is published.';
    throw new ReleaseRefusal('version.unknown', `There is no ${name} ${version} in the store. ${known}`, versions);
  }
  const found = await readAreaJson(store, name, version);
  if (!found) throw new ReleaseRefusal('version.damaged', `${factsFile} of ${name} ${version} is not readable.`);
  return found;
}
