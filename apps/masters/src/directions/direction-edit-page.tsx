import { useTranslation } from '@haisha/i18n';
import { useParams, useQuery } from '@haisha/platform';
import { ChooseRowPage } from '@haisha/records/form/choose-row-page';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { DirectionForm } from './direction-form.tsx';

/** Changes a direction; without one in the address it is chosen first. */
export function DirectionEditPage() {
  const { id } = useParams();
  return id === undefined ? <DirectionToChoose /> : <DirectionToEdit key={id} id={id} />;
}

function DirectionToEdit({ id }: { id: string }) {
  const reading = useQuery({ ...directionsApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/direction-base/edit/:id')} path="/direction-base">
      {(row) => <DirectionForm key={row.id} row={row} />}
    </LoadedRow>
  );
}

function DirectionToChoose() {
  const { t } = useTranslation('direction');
  const localName = useLocalName();
  return (
    <ChooseRowPage
      title={usePageTitle('/direction-base/edit/:id')}
      path="/direction-base"
      text={t('picker.text')}
      label={t('name')}
      api={directionsApi}
      nameOf={codeAndName}
      hintOf={(row) => localName(row.departmentName, row.departmentNameEn)}
    />
  );
}
