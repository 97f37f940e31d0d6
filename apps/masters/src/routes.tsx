import { importRoutes } from '@haisha/imports/import-routes';
import type { RouteObject } from '@haisha/platform';
import { Outlet } from '@haisha/platform';
import { AreaPages } from '@haisha/records/pages/area-pages';
import { withMessages } from '@haisha/records/words/with-messages';
import { UiProvider } from '@haisha/ui';
import { administrationRoutes } from './administration-routes.ts';
import { clientRoutes } from './client-routes.ts';
import { courseRoutes } from './course-routes.ts';
import { driverRoutes } from './driver-routes.ts';
import { importMasters } from './imports/import-masters.ts';
import { referenceCells } from './imports/reference-cells.ts';
import { manifest } from './manifest.ts';
import { noteRoutes } from './note-routes.ts';
import { partnerRoutes } from './partner-routes.ts';
import { vehicleHistoryWords } from './words.ts';

/**
 * One line a page. Pages of one chunk name travel together, so that a first page costs one request and the frames are
 * in it once: lists without the forms' schemas, forms without the table.
 */
const pages: RouteObject[] = [
  {
    path: '/vehicles',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "lists" */ './vehicles/vehicle-list-page.tsx')).VehicleListPage,
    }),
  },
  {
    path: '/vehicles/add',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "vehicle-forms" */ './vehicles/vehicle-add-page.tsx'))
        .VehicleAddPage,
    }),
  },
  {
    path: '/vehicles/edit/:id',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "vehicle-forms" */ './vehicles/vehicle-edit-page.tsx'))
        .VehicleEditPage,
    }),
  },
  {
    path: '/vehicles/histories/:id',
    lazy: () =>
      withMessages(
        vehicleHistoryWords,
        async () =>
          (await import(/* webpackChunkName: "vehicle-history" */ './vehicles/history/vehicle-history-page.tsx'))
            .VehicleHistoryPage,
      ),
  },
  {
    path: '/vehicle-type',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "lists" */ './vehicle-types/vehicle-type-list-page.tsx'))
        .VehicleTypeListPage,
    }),
  },
  {
    path: '/vehicle-type/add',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "vehicle-type-forms" */ './vehicle-types/vehicle-type-add-page.tsx')
      ).VehicleTypeAddPage,
    }),
  },
  {
    path: '/vehicle-type/edit/:id',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "vehicle-type-forms" */ './vehicle-types/vehicle-type-edit-page.tsx')
      ).VehicleTypeEditPage,
    }),
  },
  {
    path: '/departments',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "lists" */ './departments/department-list-page.tsx'))
        .DepartmentListPage,
    }),
  },
  {
    path: '/departments/add',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "department-forms" */ './departments/department-add-page.tsx'))
        .DepartmentAddPage,
    }),
  },
  {
    path: '/departments/edit/:id',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "department-forms" */ './departments/department-edit-page.tsx'))
        .DepartmentEditPage,
    }),
  },
];

/** The routes of the area, inside its own design system provider. */
export const routes: RouteObject[] = [
  {
    element: (
      <UiProvider>
        <AreaPages pages={manifest.routes}>
          <Outlet />
        </AreaPages>
      </UiProvider>
    ),
    children: [
      ...pages,
      ...driverRoutes,
      ...clientRoutes,
      ...courseRoutes,
      ...noteRoutes,
      ...partnerRoutes,
      ...administrationRoutes,
      ...importRoutes(importMasters, referenceCells),
    ],
  },
];
