import { useTranslation } from '@haisha/i18n';
import { useParams, useQuery } from '@haisha/platform';
import { ChooseRowPage } from '@haisha/records/form/choose-row-page';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { OperationTimeForm } from './operation-time-form.tsx';
import { operationTimesApi } from './operation-times-api.ts';

/** Changes an operation time; without one in the address it is chosen first. */
export function OperationTimeEditPage() {
  const { id } = useParams();
  return id === undefined ? <OperationTimeToChoose /> : <OperationTimeToEdit key={id} id={id} />;
}

function OperationTimeToEdit({ id }: { id: string }) {
  const reading = useQuery({ ...operationTimesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/operation-time/edit/:id')} path="/operation-time">
      {(row) => <OperationTimeForm key={row.id} row={row} />}
    </LoadedRow>
  );
}

function OperationTimeToChoose() {
  const { t } = useTranslation('operationTime');
  const localName = useLocalName();
  return (
    <ChooseRowPage
      title={usePageTitle('/operation-time/edit/:id')}
      path="/operation-time"
      text={t('picker.text')}
      label={t('name')}
      api={operationTimesApi}
      nameOf={codeAndName}
      hintOf={(row) => localName(row.departmentName, row.departmentNameEn)}
    />
  );
}
