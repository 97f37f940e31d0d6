import { useTranslation } from '@haisha/i18n';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { type OperationTime, operationTimeInputSchema } from '@haisha/validation/operation-time';
import { CourseTimeText } from './course-time-text.tsx';
import { OperationTimeFields } from './operation-time-fields.tsx';
import { newOperationTime, operationTimeValues } from './operation-time-values.ts';
import { operationTimesApi } from './operation-times-api.ts';
import { useOperationTimeText } from './use-operation-time-text.ts';

export type OperationTimeFormProps = {
  /** The operation time to change; null for a new one. */
  row: OperationTime | null;
  /** Whose values a new one starts with. */
  copyOf?: OperationTime;
};

/** The page on which an operation time is added or changed. */
export function OperationTimeForm({ row, copyOf }: OperationTimeFormProps) {
  const { t } = useTranslation('operationTime');
  const title = usePageTitle(row ? '/operation-time/edit/:id' : '/operation-time/add');
  const listTitle = usePageTitle('/operation-time');
  const back = useBackToList('/operation-time');
  const entityForm = useEntityForm({
    schema: operationTimeInputSchema,
    row,
    valuesOf: operationTimeValues,
    initial: copyOf ? { ...operationTimeValues(copyOf), code: '' } : newOperationTime(),
    save: useSave(operationTimesApi),
    onSaved: back.go,
  });
  const textOf = useOperationTimeText();
  const shown = (name: string, value: unknown) =>
    name === 'courseTimes' && Array.isArray(value) && value.length > 0
      ? value.map((time) => <CourseTimeText key={time.courseId} time={time} />)
      : textOf(name, value);
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/operation-time"
      permission="operationTime"
      api={operationTimesApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={shown}
    >
      <OperationTimeFields form={entityForm.form} known={entityForm.row ?? copyOf ?? null} />
    </EntityFormPage>
  );
}
