import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { type FieldProps, RadioGroupField } from '@haisha/ui/fields';
import type { NoteVisibility } from '@haisha/validation/destination-note-choices';
import type { FieldValues } from 'react-hook-form';
import { noteAudiences } from './notes-api.ts';
import { useVisibilities } from './use-visibilities.ts';

export type VisibilityFieldProps<Values extends FieldValues, Output> = Pick<
  FieldProps<Values, Output>,
  'control' | 'name'
> & { destinationId: string };

/** Whom a note or a comment is for; beside each choice stands how many drivers will see it. */
export function VisibilityField<Values extends FieldValues, Output>({
  destinationId,
  ...field
}: VisibilityFieldProps<Values, Output>) {
  const { t } = useTranslation('destinationNote');
  const visibilities = useVisibilities();
  const { data, isError } = useQuery(noteAudiences(destinationId));

  function seenBy(visibility: NoteVisibility): string {
    const audience = data?.items.find((one) => one.visibility === visibility);
    if (!audience) return t(isError ? 'audience.failed' : 'audience.counting');
    const { driverCount: count } = audience;
    if (count === null) return t(`audience.uncounted.${visibility}`);
    return count === 0 ? t(`audience.none.${visibility}`) : t(`audience.counted.${visibility}`, { count });
  }

  return (
    <RadioGroupField
      {...field}
      label={t('field.visibility')}
      required
      options={visibilities.map((value) => ({ value, label: t(`visibility.${value}`), help: seenBy(value) }))}
    />
  );
}
