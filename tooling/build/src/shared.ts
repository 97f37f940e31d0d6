import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export type SharedFact = {
  version: string;
  requiredVersion: string;
  singleton: boolean;
  strictVersion: boolean;
};

type SharingRule = Pick<SharedFact, 'singleton' | 'strictVersion'>;

const packages = join(import.meta.dirname, '..', '..', '..', 'packages');
const require = createRequire(import.meta.url);

const one: SharingRule = { singleton: true, strictVersion: false };
const oneOfThisVersion: SharingRule = { singleton: true, strictVersion: true };
// Every area mounts its own UiProvider, so an area built with a newer ui may bring its own copy.
const ownIfNewer: SharingRule = { singleton: false, strictVersion: false };

const sharedRules: Record<string, SharingRule> = {
  react: one,
  'react/jsx-runtime': one,
  'react-dom': one,
  '@haisha/platform': oneOfThisVersion,
  '@haisha/i18n': oneOfThisVersion,
  '@haisha/ui': ownIfNewer,
  // Large components: the shell provides them when an area first needs one.
  '@haisha/ui/dialog': ownIfNewer,
  '@haisha/ui/menu': ownIfNewer,
};

/** The one list of modules that the shell provides and the areas use, with the installed versions. */
export function sharedFacts(): Record<string, SharedFact> {
  return Object.fromEntries(
    Object.entries(sharedRules).map(([key, rule]) => {
      const version = installedVersion(packageOf(key));
      return [key, { version, requiredVersion: rangeOf(key, version), ...rule }];
    }),
  );
}

// An area may use what our own package had on the day of the build; of React any version of the same major works.
function rangeOf(key: string, version: string): string {
  const [major, minor] = version.split('.');
  return key.startsWith('@haisha/') ? `^${major}.${minor}.0` : `^${major}.0.0`;
}

/** Returns the ranges that an area requires of the shell; it can bring a module that is not a singleton. */
export function requiredShared(): Record<string, string> {
  const singletons = Object.entries(sharedFacts()).filter(([, { singleton }]) => singleton);
  return Object.fromEntries(singletons.map(([key, { requiredVersion }]) => [key, requiredVersion]));
}

/** Returns the versions that the shell provides. */
export function providedShared(): Record<string, string> {
  return Object.fromEntries(Object.entries(sharedFacts()).map(([key, { version }]) => [key, version]));
}

/** Returns the version of a workspace package or of an installed one. */
export function installedVersion(name: string): string {
  const file = name.startsWith('@haisha/')
    ? join(packages, name.slice('@haisha/'.length), 'package.json')
    : require.resolve(`${name}/package.json`);
  return readPackage(file).version;
}

export function readPackage(file: string): { name: string; version: string } {
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
}

function packageOf(key: string): string {
  return key.split('/', key.startsWith('@') ? 2 : 1).join('/');
}
