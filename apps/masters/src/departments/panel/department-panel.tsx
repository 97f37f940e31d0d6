import { formatNumber, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { department } from '@haisha/references/departments/department';
import { positionOf } from '@haisha/rules/map-address';
import { requiredOperationManagers } from '@haisha/rules/operation-manager';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Department } from '@haisha/validation/department';
import { AddressLink } from '../../fields/address-link.tsx';
import { addressOf } from '../../fields/address-of.ts';
import { useDepartmentText } from '../use-department-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "department-forms" */ './department-correction.tsx')).DepartmentCorrection;

/** A department beside the list. */
export function DepartmentPanel(props: PanelProps<Department>) {
  const { t } = useTranslation('department');
  const localName = useLocalName();
  const textOf = useDepartmentText();
  return (
    <RecordPanel {...props} of={department} correction={correction}>
      {(row) => (
        <>
          <PanelTitle
            title={localName(row.name, row.nameEn)}
            facts={[row.code, t(`kind.${row.kind}`), localName(row.parentName, row.parentNameEn)]}
          />
          <PanelFacts>
            <Fact name="phone" correctable>
              {row.phone !== null && <PhoneLink phone={row.phone} />}
            </Fact>
            <Fact name="fax" correctable>
              {textOf('fax', row.fax)}
            </Fact>
            <Fact name="addressLine1" label={t('column.address')}>
              <AddressLink address={addressOf(row)} position={positionOf(row)} />
            </Fact>
            <Fact name="businessStartTime" label={t('section.hours')} correctable>
              {`${row.businessStartTime}–${row.businessEndTime}`}
            </Fact>
            <Fact name="dayBoundaryTime" correctable>
              {row.dayBoundaryTime}
            </Fact>
            <Fact name="vehicleCount">
              {t('managers', {
                vehicles: formatNumber(row.vehicleCount),
                managers: formatNumber(requiredOperationManagers(row.vehicleCount)),
              })}
            </Fact>
            <Fact name="note" correctable>
              {row.note}
            </Fact>
          </PanelFacts>
          <PanelChanges />
        </>
      )}
    </RecordPanel>
  );
}
