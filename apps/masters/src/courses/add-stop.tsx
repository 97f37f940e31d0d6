import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { destination } from '@haisha/references/destinations/destination';
import { Box } from '@haisha/ui';
import type { Destination } from '@haisha/validation/destination';
import { useForm } from 'react-hook-form';

/** Finds the next stop by code, kana or name; once it is taken, the one after it can be typed at once. */
export function AddStop({ onAdd }: { onAdd: (destination: Destination) => void }) {
  const { t } = useTranslation('course');
  const { control, setValue, setFocus, setError, clearErrors } = useForm<{ destinationId: string | null }>({
    defaultValues: { destinationId: null },
  });
  return (
    <Box maxW="28rem">
      <RecordPickerField
        control={control}
        name="destinationId"
        label={t('stops.pick')}
        of={destination}
        hintOf={({ kana, city }: Destination) => `${kana} ${city}`}
        onUnknown={() => setError('destinationId', { type: 'chooseRecord' })}
        onPicked={(row) => {
          clearErrors();
          if (!row) return;
          onAdd(row);
          setValue('destinationId', null);
          // Enter has led on to the next field by then.
          queueMicrotask(() => setFocus('destinationId'));
        }}
      />
    </Box>
  );
}
