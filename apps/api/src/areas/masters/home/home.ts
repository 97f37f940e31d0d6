import type { AreaPart } from '../../../module.ts';
import { homeRoutes } from './home-routes.ts';

export const home: AreaPart = {
  routes: [homeRoutes],
};
