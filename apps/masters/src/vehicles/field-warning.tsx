import { useTranslation } from '@haisha/i18n';
import { Warning } from '@haisha/records/form/warning';
import { Flex } from '@haisha/ui';
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
        <Warning key={one.code} mt="1.5">
          {t(one.code, { ...one.params, field: name(`field.${one.path}`) })}
        </Warning>
      ))}
    </Flex>
  );
}
