import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const file = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;
const folder = /new URL\('\.\/([\w-]+)\/', import\.meta\.url\)/g;
const isModule = (name: string) => /^[\w-]+\.ts$/.test(name);

/**
 * Modules that the source names by their address, such as the beginning of a worker thread, become files beside all
 * others, and folders of modules folders beside them, where the same address finds them.
 */
export function filesByUrl(): Plugin {
  return {
    name: 'files-by-url',
    transform(code, id) {
      for (const [, name = ''] of code.matchAll(file)) {
        this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
      }
      for (const [, name = ''] of code.matchAll(folder)) {
        for (const module of readdirSync(join(dirname(id), name)).filter(isModule)) {
          const fileName = `${name}/${basename(module, '.ts')}.js`;
          this.emitFile({ type: 'chunk', id: join(dirname(id), name, module), fileName });
        }
      }
      const changed = code.replaceAll(file, "new URL('./$1.js', import.meta.url)");
      // Not a character moves, so that every place stays where it was.
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
