import type { AreaManifest } from '@haisha/platform';
import { administrationPages } from './manifest/administration-pages.ts';
import { clientPages } from './manifest/client-pages.ts';
import { coursePages } from './manifest/course-pages.ts';
import { driverPages } from './manifest/driver-pages.ts';
import { importPages } from './manifest/import-pages.ts';
import { notePages } from './manifest/note-pages.ts';
import { partnerPages } from './manifest/partner-pages.ts';
import { vehiclePages } from './manifest/vehicle-pages.ts';

const groups = [
  partnerPages,
  driverPages,
  vehiclePages,
  clientPages,
  coursePages,
  notePages,
  administrationPages,
  importPages,
];

const routes = groups.flatMap((group) => group.routes);
const opening = new Set(routes.map(({ permission }) => permission));

/** What the area is before its code is loaded: pages, menu, permissions. Plain data; the build copies it to `area.json`. */
export const manifest: AreaManifest = {
  name: 'masters',
  routes,
  navigation: groups.flatMap(({ navigation }) => navigation),
  // The routes name theirs, and every byte of this weighs on the first load of the shell.
  permissions: groups.flatMap(({ permissions }) => permissions).filter((permission) => !opening.has(permission)),
  messages: groups.flatMap(({ messages }) => messages),
};
