import type { Rspack } from '@rsbuild/core';

type Context = { chunkGraph: Rspack.Compilation['chunkGraph'] };
type Named = { name?: string | undefined };

/**
 * What the pages of an area share, in three files by the names of their chunks (`…lists`, `…forms`): each page would
 * bring its frame again, 130 KB of it. A page loads its files side by side; the next one finds them there.
 */
export function frames() {
  return {
    default: false as const,
    defaultVendors: false as const,
    frame: group('frame', ['lists', 'forms'], (lists, forms) => lists > 1 && forms > 3),
    'list-frame': group('list-frame', ['lists'], (lists) => lists > 1),
    'form-frame': group('form-frame', ['forms'], (_, forms) => forms > 11),
  };
}

/** Tells the files of the frames from those of the pages. */
export function isFrame(chunk: string): boolean {
  return chunk === 'frame' || chunk.endsWith('-frame');
}

function group(name: string, endings: readonly string[], isShared: (listCount: number, formCount: number) => boolean) {
  return {
    name,
    chunks: ({ name: chunk = '' }: Named) => endings.some((ending) => chunk.endsWith(ending)),
    test(module: Rspack.Module, { chunkGraph }: Context) {
      const names = chunkGraph.getModuleChunks(module).map((chunk: Named) => chunk.name ?? '');
      const count = (ending: string) => names.filter((chunk: string) => chunk.endsWith(ending)).length;
      return isShared(count('lists'), count('forms'));
    },
    priority: name === 'frame' ? 2 : 1,
    minChunks: 2,
    enforce: true,
  };
}
