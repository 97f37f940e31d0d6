import type { Area, AreaPart } from './module.ts';

/** Joins areas, or the parts of one area, in their order. */
export function joinAreas(parts: readonly AreaPart[]): Area {
  return {
    routes: async () => (await Promise.all(parts.map(({ routes }) => routes?.() ?? []))).flat(),
    exported: parts.flatMap(({ exported = [] }) => exported),
    imported: parts.flatMap(({ imported = [] }) => imported),
    named: parts.flatMap(({ named = [] }) => named),
    finders: parts.flatMap(({ finders = [] }) => finders),
    fileReaders: parts.flatMap(({ fileReaders = [] }) => fileReaders),
    auditedEntries: parts.flatMap(({ auditedEntries = [] }) => auditedEntries),
    fieldTexts: parts.flatMap(({ fieldTexts = [] }) => fieldTexts),
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    referring: parts.flatMap(({ referring = [] }) => referring),
    removals: parts.flatMap(({ removals = [] }) => removals),
    expires: parts.flatMap(({ expires = [] }) => expires),
    watches: parts.flatMap(({ watches = [] }) => watches),
  };
}
