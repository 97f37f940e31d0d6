import type { RouteObject } from '@haisha/platform';
import { withMessages } from '@haisha/records/words/with-messages';
import { clientWords } from './words.ts';

/** Customers, whose form stands in a dialog over their list, and cargo owners. */
export const clientRoutes: RouteObject[] = [
  {
    path: '/customers',
    lazy: () =>
      withMessages(clientWords, async () => {
        const page = await import(/* webpackChunkName: "client-lists" */ './customers/customer-list-page.tsx');
        return page.CustomerListPage;
      }),
  },
  {
    path: '/owner-master',
    lazy: () =>
      withMessages(clientWords, async () => {
        const page = await import(/* webpackChunkName: "client-lists" */ './cargo-owners/cargo-owner-list-page.tsx');
        return page.CargoOwnerListPage;
      }),
  },
  {
    path: '/owner-master/add',
    lazy: () =>
      withMessages(clientWords, async () => {
        const page = await import(/* webpackChunkName: "client-forms" */ './cargo-owners/cargo-owner-add-page.tsx');
        return page.CargoOwnerAddPage;
      }),
  },
  {
    path: '/owner-master/edit/:id',
    lazy: () =>
      withMessages(clientWords, async () => {
        const page = await import(/* webpackChunkName: "client-forms" */ './cargo-owners/cargo-owner-edit-page.tsx');
        return page.CargoOwnerEditPage;
      }),
  },
];
