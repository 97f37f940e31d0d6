import { formatDate, formatNumber, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { DueFact, Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelDues, PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { withWords } from '@haisha/records/words/with-words';
import { vehicle } from '@haisha/references/vehicles/vehicle';
import { formatPlate } from '@haisha/rules/plate';
import { StatusBadge } from '@haisha/ui';
import type { Vehicle } from '@haisha/validation/vehicle';
import { Suspense } from 'react';
import { useZonesText } from '../../fields/use-zone-text.ts';
import { historyPage } from '../history/history-page.ts';
import { historyPath } from '../history/history-path.ts';
import { useStatusPeriod } from '../status/use-status-period.ts';
import { vehicleTone } from '../vehicle-tone.ts';
import { MainDriverFact } from './main-driver-fact.tsx';
import { equipment } from './vehicle-equipment.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "vehicle-forms" */ './vehicle-correction.tsx')).VehicleCorrection;

const LastEntries = lazyPart(async () => ({
  default: await withWords({
    words: historyPage.words,
    load: async () => (await import(/* webpackChunkName: "vehicle-last-entries" */ './last-entries.tsx')).LastEntries,
  }),
}));

const always = ['inspectionExpiryDate', 'nextThreeMonthInspectionDate'] as const;
const asKnown = [
  'nextTwelveMonthInspectionDate',
  'compulsoryInsuranceExpiryDate',
  'voluntaryInsuranceExpiryDate',
  'refrigeratorServiceDate',
  'tyreChangeDate',
  'leaseEndDate',
] as const;

/** A vehicle beside the list. */
export function VehiclePanel(props: PanelProps<Vehicle>) {
  const readsHistory = useCan()('vehicleHistory.read');
  return (
    <RecordPanel
      {...props}
      of={vehicle}
      correction={correction}
      pageAt={(row) => (readsHistory ? historyPath(row.id) : null)}
    >
      {(row) => (
        <>
          <VehicleContent row={row} />
          {readsHistory ? (
            <Suspense>
              <LastEntries vehicle={row} />
            </Suspense>
          ) : (
            <PanelChanges />
          )}
        </>
      )}
    </RecordPanel>
  );
}

function VehicleContent({ row }: { row: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const localName = useLocalName();
  const zonesText = useZonesText();
  const period = useStatusPeriod(row);
  const { odometerKm, odometerDate, firstRegistrationMonth } = row;
  const built = equipment.filter((name) => row[name]).map((name) => t(`short.${name}`));
  return (
    <>
      <PanelTitle
        title={row.code}
        facts={[
          formatPlate(row.plate),
          localName(row.vehicleTypeName, row.vehicleTypeNameEn),
          localName(row.departmentName, row.departmentNameEn),
        ]}
      />
      <PanelDues>
        {[...always, ...asKnown.filter((name) => row[name] !== null)].map((name) => (
          <DueFact key={name} name={name} label={t(`short.${name}`)} date={row[name]} correctable />
        ))}
      </PanelDues>
      <PanelFacts>
        <Fact name="status" aside={period}>
          <StatusBadge tone={vehicleTone(row.status)}>{t(`status.${row.status}`)}</StatusBadge>
        </Fact>
        <MainDriverFact vehicleId={row.id} />
        <Fact name="grossWeightKg" correctable aside={t('panel.maxLoad', { kg: formatNumber(row.maxLoadKg) })}>
          {formatNumber(row.grossWeightKg)} kg
        </Fact>
        <Fact name="zones" correctable>
          {zonesText(row.zones)}
        </Fact>
        <Fact name="transmission" correctable>
          {t(`transmission.${row.transmission}`)}
        </Fact>
        <Fact name={equipment[0]} label={t('panel.equipment')} correctable>
          {built.length > 0 && built.join('　')}
        </Fact>
        <Fact name="odometerKm" correctable aside={odometerDate !== null && formatDate(odometerDate)}>
          {odometerKm !== null && `${formatNumber(odometerKm)} km`}
        </Fact>
        <Fact
          name="ownershipType"
          correctable
          aside={
            firstRegistrationMonth !== null && t('panel.registered', { month: formatDate(firstRegistrationMonth) })
          }
        >
          {t(`ownershipType.${row.ownershipType}`)}
        </Fact>
        <Fact name="note" correctable>
          {row.note}
        </Fact>
      </PanelFacts>
    </>
  );
}
