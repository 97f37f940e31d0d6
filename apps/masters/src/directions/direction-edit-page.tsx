import { useTranslation } from '@haisha/i18n';
import { useParams, useQuery } from '@haisha/platform';
import { directionsApi } from '../api/directions-api.ts';
import { ChooseRowPage } from '../form/choose-row-page.tsx';
import { codeAndName } from '../form/code-and-name.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { useLocalName } from '../form/use-local-name.ts';
import { usePageTitle } from '../use-page-title.ts';
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
