import type { Rspack } from '@rsbuild/core';

type Context = { chunkGraph: Rspack.Compilation['chunkGraph'] };
type Named = { name?: string | undefined };

/**
 * What the pages of an area share, in two files by the names of their chunks (`…lists`, `…forms`): each page would
 * bring its frame again, 130 KB of it. What lists and forms share stands in both, which costs less than a third file. A
 * page loads its files side by side; the next one finds them there.
 */
export function frames() {
  return {
    default: false as const,
    defaultVendors: false as const,
    'list-frame': group('list-frame', 'lists', (lists) => lists > 1),
    'form-frame': group('form-frame', 'forms', (lists, forms) => forms > 11 || (lists > 1 && forms > 3)),
  };
}

/** Tells the files of the frames from those of the pages. */
export function isFrame(chunk: string): boolean {
  return chunk.endsWith('-frame');
}

function group(name: string, ending: string, isShared: (listCount: number, formCount: number) => boolean) {
  return {
    name,
    chunks: ({ name: chunk = '' }: Named) => chunk.endsWith(ending),
    test(module: Rspack.Module, { chunkGraph }: Context) {
      const names = chunkGraph.getModuleChunks(module).map((chunk: Named) => chunk.name ?? '');
      const count = (one: string) => names.filter((chunk: string) => chunk.endsWith(one)).length;
      return isShared(count('lists'), count('forms'));
    },
    minChunks: 2,
    enforce: true,
  };
}
