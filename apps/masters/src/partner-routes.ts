import type { RouteObject } from '@haisha/platform';
import { withMessages } from '@haisha/records/words/with-messages';
import { partnerWords } from './words.ts';

const deliveryCompanyEdit = () =>
  withMessages(partnerWords, async () => {
    const page = await import(
      /* webpackChunkName: "delivery-company-forms" */ './delivery-companies/delivery-company-edit-page.tsx'
    );
    return page.DeliveryCompanyEditPage;
  });

const directionEdit = () =>
  withMessages(partnerWords, async () => {
    const page = await import(/* webpackChunkName: "direction-forms" */ './directions/direction-edit-page.tsx');
    return page.DirectionEditPage;
  });

const operationTimeEdit = () =>
  withMessages(partnerWords, async () => {
    const page = await import(
      /* webpackChunkName: "operation-time-forms" */ './operation-times/operation-time-edit-page.tsx'
    );
    return page.OperationTimeEditPage;
  });

/** Delivery companies, and what plans are made with: directions and operation times. */
export const partnerRoutes: RouteObject[] = [
  {
    path: '/delivery-company',
    lazy: () =>
      withMessages(partnerWords, async () => {
        const page = await import(
          /* webpackChunkName: "partner-lists" */ './delivery-companies/delivery-company-list-page.tsx'
        );
        return page.DeliveryCompanyListPage;
      }),
  },
  {
    path: '/delivery-company/add',
    lazy: () =>
      withMessages(partnerWords, async () => {
        const page = await import(
          /* webpackChunkName: "delivery-company-forms" */ './delivery-companies/delivery-company-add-page.tsx'
        );
        return page.DeliveryCompanyAddPage;
      }),
  },
  { path: '/delivery-company/edit/:id', lazy: deliveryCompanyEdit },
  { path: '/delivery-company/edit/_id', lazy: deliveryCompanyEdit },
  {
    path: '/direction-base',
    lazy: () =>
      withMessages(partnerWords, async () => {
        const page = await import(/* webpackChunkName: "partner-lists" */ './directions/direction-list-page.tsx');
        return page.DirectionListPage;
      }),
  },
  {
    path: '/direction-base/add',
    lazy: () =>
      withMessages(partnerWords, async () => {
        const page = await import(/* webpackChunkName: "direction-forms" */ './directions/direction-add-page.tsx');
        return page.DirectionAddPage;
      }),
  },
  { path: '/direction-base/edit/:id', lazy: directionEdit },
  { path: '/direction-base/edit/_id', lazy: directionEdit },
  {
    path: '/operation-time',
    lazy: () =>
      withMessages(partnerWords, async () => {
        const page = await import(
          /* webpackChunkName: "partner-lists" */ './operation-times/operation-time-list-page.tsx'
        );
        return page.OperationTimeListPage;
      }),
  },
  {
    path: '/operation-time/add',
    lazy: () =>
      withMessages(partnerWords, async () => {
        const page = await import(
          /* webpackChunkName: "operation-time-forms" */ './operation-times/operation-time-add-page.tsx'
        );
        return page.OperationTimeAddPage;
      }),
  },
  { path: '/operation-time/edit/:id', lazy: operationTimeEdit },
  { path: '/operation-time/edit/_id', lazy: operationTimeEdit },
];
