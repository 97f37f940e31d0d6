import type { AreaPart } from '../../../module.ts';
import { dueRoutes } from './due-routes.ts';

export const due: AreaPart = {
  routes: [dueRoutes],
};
