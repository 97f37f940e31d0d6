import { attendance } from './areas/attendance/attendance.ts';
import { dispatch } from './areas/dispatch/dispatch.ts';
import { identity } from './areas/identity/identity.ts';
import { masters } from './areas/masters/masters.ts';
import { joinAreas } from './join-areas.ts';
import type { Area } from './module.ts';
import { services } from './services/services.ts';

/** Every area there is, in the order in which the search names what it finds. */
const areas = joinAreas([masters, dispatch, attendance, identity]);

/** What the areas bring, and what the services make of it: for the server, and for each of its worker threads. */
export const product: Area = joinAreas([areas, services(areas)]);
