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
    <Box
      css={{
        // In one line with the filters beside it; what is wrong stands below.
        '& [data-field=id]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
        '& [data-label]': { flex: 'none', m: '0', p: '0', textStyle: 'sm' },
        '& [data-label] + *': { flex: '1', minW: '0' },
        '& [data-notes]': { flexBasis: 'full' },
      }}
    >
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
