import { useTranslation } from '@haisha/i18n';
import { Link, useLive, useLocation, useNavigate, useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehicleName } from '@haisha/references/vehicles/vehicle-name';
import { vehiclePlace } from '@haisha/references/vehicles/vehicle-place';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import { Box, Button, Icon, PageFrame } from '@haisha/ui';
import { Tabs } from '@haisha/ui/tabs';
import type { Vehicle } from '@haisha/validation/vehicle';
import { ChangeStatusButton } from '../status/change-status-button.tsx';
import { historyPath } from './history-path.ts';
import { VehicleChanges } from './vehicle-changes.tsx';
import { VehicleEntries } from './vehicle-entries.tsx';
import { VehicleSummary } from './vehicle-summary.tsx';

/** What was done to a vehicle and what happened to it, and every change of its record. */
export function VehicleHistoryPage() {
  const { id = '' } = useParams();
  const title = usePageTitle(historyPath(':id'));
  const reading = useQuery({ ...vehiclesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={title} path={vehiclePlace.path}>
      {(vehicle) => <VehicleHistory key={vehicle.id} vehicle={vehicle} title={title} />}
    </LoadedRow>
  );
}

function VehicleHistory({ vehicle, title }: { vehicle: Vehicle; title: string }) {
  const { t } = useTranslation('vehicleHistory');
  const listTitle = usePageTitle(vehiclePlace.path);
  const location = useLocation();
  const navigate = useNavigate();
  useLive(...vehiclesApi.entities, 'vehicleHistory');
  const edit = vehiclePlace.formAt(vehicle.id);
  const view = location.hash === '#changes' ? 'changes' : 'entries';

  function show(id: string): void {
    const to = { pathname: location.pathname, search: location.search, hash: id === 'changes' ? '#changes' : '' };
    void navigate(to, { replace: true, preventScrollReset: true });
  }

  return (
    <PageFrame
      title={title}
      subtitle={vehicleName(vehicle)}
      breadcrumb={[
        { id: 'list', link: <Link to={vehiclePlace.path}>{listTitle}</Link> },
        { id: 'vehicle', link: <Link to={edit}>{vehicle.code}</Link> },
      ]}
      actions={
        <Box display="contents" css={{ '& > *': { _print: { display: 'none !important' } } }}>
          <ChangeStatusButton vehicle={vehicle} />
          <Button asChild variant="outline" colorPalette="gray">
            <Link to={edit}>
              <Icon name="truck" />
              {t('action.openVehicle')}
            </Link>
          </Button>
          <Button variant="outline" colorPalette="gray" hideBelow="md" onClick={() => window.print()}>
            <Icon name="print" />
            {t('action.print')}
          </Button>
        </Box>
      }
    >
      <VehicleSummary vehicle={vehicle} />
      <Tabs
        label={t('view.label')}
        value={view}
        onChange={show}
        tabs={[
          { id: 'entries', label: t('view.entries'), content: <VehicleEntries vehicle={vehicle} /> },
          { id: 'changes', label: t('view.changes'), content: <VehicleChanges vehicleId={vehicle.id} /> },
        ]}
      />
    </PageFrame>
  );
}
