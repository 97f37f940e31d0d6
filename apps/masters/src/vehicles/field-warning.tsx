import { useTranslation } from '@haisha/i18n';
import { Flex, Icon } from '@haisha/ui';
import { vehicleWarnings } from '@haisha/validation/vehicle-errors';
import { useFormState, useWatch } from 'react-hook-form';
import type { VehicleControl } from './vehicle-values.ts';

export type FieldWarningProps = { control: VehicleControl; path: 'plate' | 'zones' };

/** What looks odd about a field; it can be saved as it is. */
export function FieldWarning({ control, path }: FieldWarningProps) {
  const { t } = useTranslation('validation');
  const { t: name } = useTranslation('vehicle');
  const [plate, zones, bodyType, ownershipType] = useWatch({
    control,
    name: ['plate', 'zones', 'bodyType', 'ownershipType'],
  });
  const { errors } = useFormState({ control, name: path });
  // Beside a refusal a remark that it can be saved would be wrong.
  if (errors[path]) return null;
  const warnings = vehicleWarnings({ plate, zones, bodyType, ownershipType }).filter((one) =>
    one.path.startsWith(path),
  );
  return (
    <Flex role="status" direction="column" gap="1">
      {warnings.map((one) => (
        <Flex key={one.code} gap="1.5" align="center" color="fg.warning" textStyle="sm" fontWeight="medium" mt="1.5">
          <Icon name="warning" size={18} />
          {t(one.code, { ...one.params, field: name(`field.${one.path}`) })}
        </Flex>
      ))}
    </Flex>
  );
}
