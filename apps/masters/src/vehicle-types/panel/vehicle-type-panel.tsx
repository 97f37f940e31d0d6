import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { ColourMark } from '@haisha/ui/colour-mark';
import type { VehicleType } from '@haisha/validation/vehicle-type';
import { useVehicleTypeText } from '../use-vehicle-type-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "vehicle-type-forms" */ './vehicle-type-correction.tsx')).VehicleTypeCorrection;

const shown = [
  'vehicleClass',
  'grossWeightKg',
  'maxLoadKg',
  'bodyType',
  'zones',
  'capacityCubicMetres',
  'palletCapacity',
  'rollCageCapacity',
  'fuelEconomyKmPerLitre',
] as const;

/** A vehicle type beside the list. */
export function VehicleTypePanel(props: PanelProps<VehicleType>) {
  const { t } = useTranslation('vehicleType');
  const localName = useLocalName();
  const textOf = useVehicleTypeText();
  return (
    <RecordPanel {...props} of={vehicleType} correction={correction}>
      {(row) => (
        <>
          <PanelTitle title={localName(row.name, row.nameEn)} facts={[row.code]} />
          <PanelFacts>
            {shown.map((name) => (
              <Fact key={name} name={name} correctable>
                {textOf(name, row[name])}
              </Fact>
            ))}
            <Fact name="vehicleCount">{textOf('vehicleCount', row.vehicleCount)}</Fact>
            <Fact name="colour" label={t('short.colour')} correctable>
              {row.colour !== null && <ColourMark colour={row.colour} withCode />}
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
