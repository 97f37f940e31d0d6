import { useTranslation } from '@haisha/i18n';
import { NativeSelect } from '@haisha/ui';
import { type OnlyRows, onlyChoices } from './review-state.ts';

export type OnlySelectProps = { value: OnlyRows | undefined; onChange: (value: OnlyRows | undefined) => void };

/** Narrows the rows further. */
export function OnlySelect({ value, onChange }: OnlySelectProps) {
  const { t } = useTranslation('import');
  return (
    <NativeSelect.Root w="auto">
      <NativeSelect.Field
        aria-label={t('review.only')}
        value={value ?? ''}
        onChange={(event) => onChange(onlyChoices.find((choice) => choice === event.target.value))}
      >
        <option value="">{t('only.none')}</option>
        {onlyChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`only.${choice}`)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
