import { formatDate, useJoined, useTranslation } from '@haisha/i18n';
import { Link, useCan } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { DueFact, Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelLink } from '@haisha/records/panel/panel-lines';
import { PanelDues, PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { driver } from '@haisha/references/drivers/driver';
import { vehiclePlace } from '@haisha/references/vehicles/vehicle-place';
import { StatusBadge } from '@haisha/ui';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Driver } from '@haisha/validation/driver';
import { driverTone } from '../driver-tone.ts';
import { useReadsOfDriver } from '../use-reads-of-driver.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "driver-forms" */ './driver-correction.tsx')).DriverCorrection;

/** A driver beside the list. */
export function DriverPanel(props: PanelProps<Driver>) {
  return (
    <RecordPanel {...props} of={driver} correction={correction}>
      {(row) => (
        <>
          <DriverTitle row={row} />
          <DriverDues row={row} />
          <DriverFacts row={row} />
          <PanelChanges />
        </>
      )}
    </RecordPanel>
  );
}

type RowProps = { row: Driver };

function DriverTitle({ row }: RowProps) {
  const { t } = useTranslation('driver');
  const localName = useLocalName();
  return (
    <PanelTitle
      title={localName(row.name, row.nameEn)}
      facts={[
        row.code,
        localName(row.departmentName, row.departmentNameEn),
        <StatusBadge key="state" tone={driverTone(row.state)}>
          {t(`state.${row.state}`)}
        </StatusBadge>,
      ]}
    />
  );
}

/** As far as somebody may know of it; of who has left nothing is due. */
function DriverDues({ row }: RowProps) {
  const { t } = useTranslation('driver');
  const reads = useReadsOfDriver(row);
  const readsRecord = reads('driverQualification.read');
  if (row.state === 'left' || !(readsRecord || reads('driverQualification.readClass'))) return null;
  const tab = readsRecord ? 'record' : 'licence';
  return (
    <PanelDues end={<PanelLink to={`${driver.formAt(row.id)}#${tab}`}>{t(`tab.${tab}`)}</PanelLink>}>
      <DueFact
        name="licenceExpiryDate"
        label={t('short.licenceExpiryDate')}
        date={row.licenceExpiryDate}
        isMissing={row.lacksLicence}
      />
      {readsRecord && (
        <>
          <DueFact
            name="nextHealthCheckDate"
            label={t('short.nextHealthCheckDate')}
            date={row.nextHealthCheckDate}
            isMissing={row.lacksHealthCheck}
          />
          <DueFact
            name="nextAptitudeTestDate"
            label={t('short.nextAptitudeTestDate')}
            date={row.nextAptitudeTestDate}
            isMissing={row.lacksAptitudeTest}
          />
        </>
      )}
    </PanelDues>
  );
}

function DriverFacts({ row }: RowProps) {
  const { t } = useTranslation('driver');
  const localName = useLocalName();
  const joined = useJoined();
  const readsVehicles = useCan()('vehicle.read');
  const types = row.usableVehicleTypeNames.map((name, index) => localName(name, row.usableVehicleTypeNamesEn[index]));
  const { mainVehicleId, mainVehicleName } = row;
  return (
    <PanelFacts>
      <Fact name="phone" correctable>
        <PhoneLink phone={row.phone} />
      </Fact>
      <Fact name="employmentType" correctable aside={localName(row.deliveryCompanyName, row.deliveryCompanyNameEn)}>
        {t(`employmentType.${row.employmentType}`)}
      </Fact>
      <Fact name="mainVehicleId" correctable>
        {mainVehicleId !== null && readsVehicles ? (
          <Link to={vehiclePlace.formAt(mainVehicleId)}>{mainVehicleName}</Link>
        ) : (
          mainVehicleName
        )}
      </Fact>
      <Fact name="usableVehicleTypeIds" correctable>
        {joined(types)}
      </Fact>
      <Fact name="usableZones" correctable>
        {joined(row.usableZones.map((zone) => t(`usableZones.${zone}`)))}
      </Fact>
      <Fact name="availableWeekdays" correctable aside={row.canWorkNights && t('canWorkNights')}>
        {joined(row.availableWeekdays.map((day) => t(`availableWeekdays.${day}`)))}
      </Fact>
      <Fact name="courseCodes">{row.courseCodes.join(t('separator'))}</Fact>
      <Fact name="hiredDate" correctable>
        {formatDate(row.hiredDate)}
      </Fact>
      <Fact name="appointedDate" correctable>
        {row.appointedDate !== null && formatDate(row.appointedDate)}
      </Fact>
      <Fact name="note" correctable>
        {row.note}
      </Fact>
    </PanelFacts>
  );
}
