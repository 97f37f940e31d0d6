import { useTranslation } from '@haisha/i18n';
import { Field, NativeSelect } from '@haisha/ui';

export type ChoiceSelectProps = {
  label: string;
  /** The place of the one chosen; null while none is. */
  chosen: number | null;
  labels: readonly string[];
  onChoose: (index: number) => void;
};

/** One of a few by its place, with nothing chosen at first. */
export function ChoiceSelect({ label, chosen, labels, onChoose }: ChoiceSelectProps) {
  const { t } = useTranslation('bulk');
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={chosen ?? ''} onChange={(event) => onChoose(Number(event.target.value))}>
          {chosen === null && <option value="">{t('set.choose')}</option>}
          {labels.map((text, index) => (
            <option key={text} value={index}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
