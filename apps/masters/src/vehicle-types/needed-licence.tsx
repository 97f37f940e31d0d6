import { useTranslation } from '@haisha/i18n';
import { neededLicenceClass } from '@haisha/rules/licence';
import { Text } from '@haisha/ui';
import { useWatch } from 'react-hook-form';
import type { VehicleTypeControl } from './vehicle-type-values.ts';

export type NeededLicenceProps = { control: VehicleTypeControl };

/** The driving licence that these weights ask for, read out as they are typed. */
export function NeededLicence({ control }: NeededLicenceProps) {
  const { t } = useTranslation('vehicleType');
  const [grossWeightKg, maxLoadKg] = useWatch({ control, name: ['grossWeightKg', 'maxLoadKg'] });
  const isKnown = typeof grossWeightKg === 'number' && typeof maxLoadKg === 'number';
  return (
    <Text role="status" color="fg.muted">
      {isKnown
        ? t('licence.needed', { licence: t(`licenceClass.${neededLicenceClass(grossWeightKg, maxLoadKg)}`) })
        : t('licence.unknown')}
    </Text>
  );
}
