import { useTranslation } from '@haisha/i18n';
import { useParams, useQuery } from '@haisha/platform';
import { operationTimesApi } from '../api/operation-times-api.ts';
import { ChooseRowPage } from '../form/choose-row-page.tsx';
import { codeAndName } from '../form/code-and-name.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { useLocalName } from '../form/use-local-name.ts';
import { usePageTitle } from '../use-page-title.ts';
import { OperationTimeForm } from './operation-time-form.tsx';

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
