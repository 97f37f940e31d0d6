import { useTranslation } from '@haisha/i18n';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { type Direction, directionInputSchema } from '@haisha/validation/direction';
import type { DefaultValues } from 'react-hook-form';
import { DirectionFields } from './direction-fields.tsx';
import { type DirectionValues, directionValues, newDirection } from './direction-values.ts';
import { useDirectionText } from './use-direction-text.ts';

export type DirectionFormProps = {
  /** The direction to change; null for a new one. */
  row: Direction | null;
  /** What a new one starts with. */
  initial?: DefaultValues<DirectionValues>;
};

/** The page on which a direction is added or changed. */
export function DirectionForm({ row, initial = newDirection }: DirectionFormProps) {
  const { t } = useTranslation('direction');
  const title = usePageTitle(row ? '/direction-base/edit/:id' : '/direction-base/add');
  const listTitle = usePageTitle('/direction-base');
  const back = useBackToList('/direction-base');
  const textOf = useDirectionText();
  const entityForm = useEntityForm({
    schema: directionInputSchema,
    row,
    valuesOf: directionValues,
    initial,
    save: useSave(directionsApi),
    onSaved: back.go,
  });
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/direction-base"
      permission="direction"
      api={directionsApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
    >
      <DirectionFields form={entityForm.form} known={entityForm.row} />
    </EntityFormPage>
  );
}
