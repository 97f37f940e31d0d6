import { areaRoutes } from '../../product/routes.ts';
import { visit } from '../../product/visitors.ts';
import { walkRoutes } from '../../product/walk-routes.ts';

visit.describe.configure({ mode: 'parallel' });

// The address with an id is that of one import, which `delivery-import` opens.
walkRoutes(areaRoutes('dispatch').filter(({ path }) => !path.endsWith('/temp/:id')));
