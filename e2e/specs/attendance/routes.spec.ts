import { areaRoutes } from '../../product/routes.ts';
import { visit } from '../../product/visitors.ts';
import { walkRoutes } from '../../product/walk-routes.ts';

visit.describe.configure({ mode: 'parallel' });

walkRoutes(areaRoutes('attendance'));
