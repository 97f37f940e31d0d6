import { importPages } from '@haisha/imports/import-pages';
import { referenceCell } from '@haisha/imports/reference-cell';
import { defineArea, Outlet } from '@haisha/platform';
import { AreaPages } from '@haisha/records/pages/area-pages';
import { manifestOf } from '@haisha/records/pages/manifest-of';
import { recordPages } from '@haisha/records/pages/record-pages';
import { routesOf } from '@haisha/records/pages/routes-of';
import { UiProvider } from '@haisha/ui';
import { depot, depotPlace } from './depot.ts';
import { messages } from './messages.ts';
import { parcelPlace } from './parcel.ts';

const group = { ja: '荷物', en: 'Parcels' };
const kind = { ja: '荷物', en: 'Parcel', enPlural: 'Parcels' };

const parts = [
  recordPages(parcelPlace, {
    kind,
    menu: { icon: 'layers', group, order: 1 },
    list: async () => (await import('./parcel-list-page.tsx')).parcelListPage,
    form: async () => (await import('./parcel-form.tsx')).parcelForm,
  }),
  recordPages(depotPlace, {
    kind: { ja: '置き場', en: 'Depot', enPlural: 'Depots' },
    menu: { icon: 'place', group, order: 2 },
    list: async () => (await import('./depot-list-page.tsx')).DepotListPage,
    dialog: async () => (await import('./depot-form.tsx')).depotForm,
  }),
  importPages([
    {
      ...parcelPlace,
      title: kind,
      resource: '/parcels',
      permission: 'importParcels.create',
      references: { fields: ['depotName'], load: async () => ({ depotName: referenceCell(depot) }) },
    },
  ]),
];

const routes = [
  {
    element: (
      <UiProvider>
        <AreaPages parts={parts}>
          <Outlet />
        </AreaPages>
      </UiProvider>
    ),
    children: routesOf(parts),
  },
];

/** The made-up area, as the shell would load it. */
export default defineArea(manifestOf('parcels', parts, ['record', 'entity']), { routes, messages });
