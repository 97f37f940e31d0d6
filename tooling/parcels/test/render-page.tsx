import { type PageOptions, renderArea } from '@haisha/area-tests/render-area';
import type { Role } from '@haisha/rules/permission';
import area from '../src/area.tsx';

const reading = ['parcel.read', 'parcel.export'];
const changing = [...reading, 'depot.read', 'depot.update', 'parcel.create', 'parcel.update'];
const all = [...changing, 'parcel.archive', 'importParcels.create'];

/** Who may do what with parcels; the others only read them. */
const permissions: Partial<Record<Role, readonly string[]>> = {
  admin: all,
  manager: changing,
  labour: [...reading, 'importParcels.create'],
};

/** Opens a page of the area of parcels at an address, on a server that answers as told. */
export async function renderPage(path: string, options: PageOptions) {
  return await renderArea(area, path, { permissions: permissions[options.role ?? 'admin'] ?? reading, ...options });
}
