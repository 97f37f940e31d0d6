import type { AreaPart } from '../../../module.ts';
import { accessCodeRoutes } from './access-code-routes.ts';

export const accessCode: AreaPart = {
  routes: [accessCodeRoutes],
};
