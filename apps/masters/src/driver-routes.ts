import type { RouteObject } from '@haisha/platform';
import { withMessages } from '@haisha/records/words/with-messages';
import { driverWords } from './words.ts';

/** Drivers, with what few may read of them. */
export const driverRoutes: RouteObject[] = [
  {
    path: '/drivers',
    lazy: () =>
      withMessages(driverWords, async () => {
        const page = await import(/* webpackChunkName: "driver-lists" */ './drivers/driver-list-page.tsx');
        return page.DriverListPage;
      }),
  },
  {
    path: '/drivers/add',
    lazy: () =>
      withMessages(driverWords, async () => {
        const page = await import(/* webpackChunkName: "driver-forms" */ './drivers/driver-add-page.tsx');
        return page.DriverAddPage;
      }),
  },
  {
    path: '/drivers/edit/:id',
    lazy: () =>
      withMessages(driverWords, async () => {
        const page = await import(/* webpackChunkName: "driver-forms" */ './drivers/driver-edit-page.tsx');
        return page.DriverEditPage;
      }),
  },
];
