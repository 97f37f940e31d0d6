import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { destination } from '@haisha/references/destinations/destination';
import { Box } from '@haisha/ui';
import type { Destination } from '@haisha/validation/destination';
import { useForm } from 'react-hook-form';

export type DestinationFilterProps = { value: string | null; onChange: (id: string | null) => void };

/** A filter of a list by one of the many destinations, found by code, kana or name. */
export function DestinationFilter({ value, onChange }: DestinationFilterProps) {
  const { t } = useTranslation('delivery');
  const { control, setError, clearErrors } = useForm<{ id: string | null }>({ values: { id: value } });
  return (
    <Box data-filter="destinationId" w="16rem" maxW="full">
      <RecordPickerField
        control={control}
        name="id"
        label={t('field.destinationId')}
        of={destination}
        hintOf={({ kana, city }: Destination) => `${kana} ${city}`}
        onUnknown={() => setError('id', { type: 'chooseRecord' })}
        onPicked={(row) => {
          clearErrors();
          onChange(row?.id ?? null);
        }}
      />
    </Box>
  );
}
