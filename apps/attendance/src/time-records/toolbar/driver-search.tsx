import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { driver } from '@haisha/references/drivers/driver';
import { chakra } from '@haisha/ui';
import { useForm } from 'react-hook-form';

export type DriverSearchProps = { value: string | null; onChange: (id: string | null) => void };

/** Finds a driver by code, kana or name, for the month of that driver; nothing for who may read no drivers. */
export function DriverSearch({ onChange, value }: DriverSearchProps) {
  const { t } = useTranslation('timeRecord');
  const { clearErrors, control, setError } = useForm<{ id: string | null }>({ values: { id: value } });
  if (!useCan()('driver.read')) return null;
  return (
    <Frame data-filter="driver">
      <RecordPickerField
        control={control}
        name="id"
        label={t('toolbar.driver')}
        placeholder={t('toolbar.driver')}
        of={driver}
        onUnknown={() => setError('id', { type: 'chooseRecord' })}
        onPicked={(row) => {
          clearErrors();
          onChange(row?.id ?? null);
        }}
      />
    </Frame>
  );
}

/** In a toolbar the field says itself what it is for. */
const Frame = chakra('div', {
  base: {
    flex: { base: '1 1 12rem', md: '0 1 15.5rem' },
    minW: '9rem',
    position: 'relative',
    '& [data-label]': { srOnly: true },
    // An error lies over what is below: the toolbar keeps its height.
    '& [data-notes]': { position: 'absolute', zIndex: '2', top: '100%', insetX: '0', bg: 'bg.raised', rounded: 'md' },
  },
});
