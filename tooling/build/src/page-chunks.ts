import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Loader = () => Promise<unknown>;
type Page = { path: string; load: Loader; code?: Loader; words?: Loader };

const chunkName = /webpackChunkName: "([\w-]+)"/g;

/**
 * The names of the chunks that each page of an area asks for, as the loaders in `src/pages.ts` state them beside their
 * imports; an area without that file has none.
 */
export async function pageChunks(root: string): Promise<Record<string, string[]>> {
  const file = join(root, 'src', 'pages.ts');
  if (!existsSync(file)) return {};
  const { pages }: { pages: readonly { pages: readonly Page[] }[] } = await import(pathToFileURL(file).href);
  return Object.fromEntries(pages.flatMap((part) => part.pages.map((page) => [page.path, chunksOf(page)] as const)));
}

function chunksOf({ code, load, words }: Page): string[] {
  return [code ?? load, words].flatMap((loader) =>
    [...String(loader ?? '').matchAll(chunkName)].map(([, name = '']) => name),
  );
}
