import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspace } from './workspace.ts';

/** One package.json of the workspace: an area, a package or a tool. */
export type Member = {
  name: string;
  folder: string;
  /** Whether its turbo.json says that it is an area. */
  isArea: boolean;
  hasTests: boolean;
  /** What it names among its dependencies, those for development as well. */
  uses: string[];
};

type PackageJson = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> & { name: string };

/** The areas that can be tested alone, by the names of their folders. */
export function areaNames(root: string = workspace): string[] {
  return membersOf(root)
    .filter(({ isArea }) => isArea)
    .map(nameOf);
}

/** The area and every member of the workspace that it uses, itself or through another one. */
export function membersFor(area: string, root: string = workspace): Member[] {
  const members = membersOf(root);
  const found = new Set(members.filter((member) => member.isArea && nameOf(member) === area));
  for (const { uses } of found) {
    for (const member of members) if (uses.includes(member.name)) found.add(member);
  }
  return [...found];
}

function nameOf({ folder }: Member): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}

function membersOf(root: string): Member[] {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => memberIn(root, dirname(file)));
}

function memberIn(root: string, folder: string): Member {
  const path = (name: string) => join(root, folder, name);
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as PackageJson;
  return {
    name,
    folder,
    isArea: existsSync(path('turbo.json')) && tagsIn(path('turbo.json')).includes('area'),
    hasTests: existsSync(path('vitest.config.ts')),
    uses: Object.keys({ ...dependencies, ...devDependencies }),
  };
}

function tagsIn(file: string): string[] {
  const { tags = [] } = JSON.parse(readFileSync(file, 'utf8')) as { tags?: string[] };
  return tags;
}
