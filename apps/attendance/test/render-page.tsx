import { type PageOptions, renderArea } from '@haisha/area-tests/render-area';
import area from '../src/area.tsx';

/** Opens a page of this area at an address, as the shell would, on a server that answers as told. */
export async function renderPage(path: string, options: PageOptions) {
  return await renderArea(area, path, options);
}
