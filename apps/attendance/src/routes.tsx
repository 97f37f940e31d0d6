import { Outlet, type RouteObject } from '@haisha/platform';
import { AreaPages } from '@haisha/records/pages/area-pages';
import { routesOf } from '@haisha/records/pages/routes-of';
import { UiProvider } from '@haisha/ui';
import { pages } from './pages.ts';

/** The routes of the area, inside its own design system provider. */
export const routes: RouteObject[] = [
  {
    element: (
      <UiProvider>
        <AreaPages parts={pages}>
          <Outlet />
        </AreaPages>
      </UiProvider>
    ),
    children: routesOf(pages),
  },
];
