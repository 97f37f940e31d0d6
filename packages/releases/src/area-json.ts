import { z } from 'zod';

const localizedText = z.object({ ja: z.string().min(1), en: z.string().min(1) });
const path = z.string().startsWith('/');
const action = z.object({ path, title: localizedText, permission: z.string().min(1) });
const route = action.extend({ wide: z.boolean().optional() });
/** Addresses below /api that a page reads first; parameters of the page are not known there. */
const reads = z.array(path);

/** The manifest of an area; the build checks `src/manifest.ts` of the area against it. */
export const areaManifestSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and hyphens'),
  routes: z.array(route.extend({ reads: reads.optional() })),
  navigation: z.array(
    z.object({
      path,
      label: localizedText,
      icon: z.string(),
      group: localizedText,
      order: z.number(),
      permission: z.string().min(1),
      scopes: z.array(z.string()).optional(),
      reading: z.string().optional(),
      late: path.optional(),
    }),
  ),
  finds: z
    .array(z.object({ kind: z.string().min(1), label: localizedText, icon: z.string(), path: path.includes(':id') }))
    .optional(),
  actions: z.array(action).optional(),
  permissions: z.array(z.string()),
  messages: z.array(z.string()),
});

// What a page reads is for who sends the page, not for everybody who reads the pointer.
const provides = areaManifestSchema.omit({ name: true }).extend({ routes: z.array(route) });
const sizes = z.object({ entryGzip: z.number().int(), firstRouteGzip: z.number().int() });
/** A file that a page needs, in the form browsers check it. */
const neededFile = z.object({ file: z.string(), integrity: z.string().startsWith('sha256-') });
/** What a page loads besides the entry: by its path in an area, by the name of a part in the shell. */
const needs = z.record(z.string(), z.array(neededFile));
const name = areaManifestSchema.shape.name;
const semver = z.string().regex(/^\d+\.\d+\.\d+$/);

export const areaFactsSchema = z.object({
  kind: z.literal('area'),
  name,
  semver,
  entry: z.string(),
  requires: z.object({ platform: z.string(), api: z.string(), shared: z.record(z.string(), z.string()) }),
  provides,
  sizes,
  /** Absent in builds from before it was stated. */
  needs: needs.optional(),
  /** What a page reads first, by its path. */
  reads: z.record(z.string(), reads).optional(),
});

export const shellFactsSchema = z.object({
  kind: z.literal('shell'),
  name: z.literal('shell'),
  semver,
  entry: z.string(),
  requires: z.object({ api: z.string() }),
  provides: z.object({ platform: z.string(), shared: z.record(z.string(), z.string()) }),
  sizes,
  needs: needs.optional(),
});

/** The facts that a build states about itself in `dist/area.json`. */
export const buildFactsSchema = z.discriminatedUnion('kind', [areaFactsSchema, shellFactsSchema]);
export type NeededFile = z.infer<typeof neededFile>;
export type BuildFacts = z.infer<typeof buildFactsSchema>;
export type AreaFacts = Extract<BuildFacts, { kind: 'area' }>;
export type ShellFacts = Extract<BuildFacts, { kind: 'shell' }>;

const published = z.object({
  version: z.string(),
  git: z.string().nullable(),
  builtAt: z.iso.datetime(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  files: z.record(z.string(), z.string().startsWith('sha384-')),
});

/** `area.json` of a published version: the facts of the build, and every file with its SHA-384. */
export const areaJsonSchema = buildFactsSchema.and(published);
export type AreaJson = z.infer<typeof areaJsonSchema>;

const versionPattern = /^\d+\.\d+\.\d+\+[0-9a-f]{7}-[0-9a-f]{12}$/;

/** Returns the name of a version; its hash covers the content, so that equal builds are one version. */
export function versionOf(semver: string, git: string | null, hash: string): string {
  return `${semver}+${(git ?? '').slice(0, 7).padEnd(7, '0')}-${hash}`;
}

/** Returns whether a text has the form of a published version, `<semver>+<git7>-<hash12>`. */
export function isVersion(text: string): boolean {
  return versionPattern.test(text);
}
