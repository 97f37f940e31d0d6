import { type AreaJson, areaJsonSchema, isVersion } from './area-json.ts';
import { ReleaseRefusal } from './release-error.ts';
import { namesIn, readText, versionPath } from './store-files.ts';

export const factsFile = 'area.json';

/** Names of everything that was ever published: the shell and the areas. */
export async function publishedNames(store: string): Promise<string[]> {
  return (await namesIn(store, 'releases')).sort();
}

/** Published versions of the shell or of an area. */
export async function publishedVersions(store: string, name: string): Promise<string[]> {
  return (await namesIn(store, `releases/${name}`)).filter(isVersion).sort();
}

/** What a published version says of itself; undefined when it is not there or not readable as such. */
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

/** The same for a version that somebody asked for. */
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
