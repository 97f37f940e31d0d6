import { useTranslation } from '@haisha/i18n';
import { notify, useNavigate } from '@haisha/platform';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import { driversApi } from '@haisha/references/drivers/drivers-api';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
import { vehicleName } from '@haisha/references/vehicles/vehicle-name';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import { StatusBadge, Text } from '@haisha/ui';
import { type Driver, driverInputSchema } from '@haisha/validation/driver';
import { DriverDispatchFields } from './driver-dispatch-fields.tsx';
import { DriverEmploymentFields } from './driver-employment-fields.tsx';
import { DriverPersonFields } from './driver-person-fields.tsx';
import { DriverTabs } from './driver-tabs.tsx';
import { driverTone } from './driver-tone.ts';
import { copiedDriver, driverValues, newDriver } from './driver-values.ts';
import { useDriverText } from './use-driver-text.ts';
import { useDriverTies } from './use-driver-ties.ts';

export type DriverFormProps = {
  /** The driver to change; null for a new one. */
  row: Driver | null;
  /** The driver a new one starts like. */
  copyOf?: Driver;
};

const references = {
  departmentId: referenceTo(departmentsApi, codeAndName),
  usableVehicleTypeIds: referenceTo(vehicleTypesApi, codeAndName),
  mainVehicleId: referenceTo(vehiclesApi, vehicleName),
};

/** The page on which a driver is added or changed; what few may read stands in tabs beside it and is saved apart. */
export function DriverForm({ row, copyOf }: DriverFormProps) {
  const { t } = useTranslation('driver');
  const title = usePageTitle(row ? '/drivers/edit/:id' : '/drivers/add');
  const listTitle = usePageTitle('/drivers');
  const navigate = useNavigate();
  const known = row ?? copyOf;
  const ties = useDriverTies(known);
  const entityForm = useEntityForm({
    schema: driverInputSchema,
    row,
    valuesOf: driverValues,
    initial: copyOf ? copiedDriver(copyOf) : newDriver,
    save: useSave(driversApi),
    stays: row !== null,
    onSaved: (saved) => {
      if (row) return;
      notify({ kind: 'info', text: t('added') });
      navigate(`/drivers/edit/${saved.id}`, { replace: true });
    },
  });
  const driverText = useDriverText(row, entityForm.row);
  const tied = [...ties.deliveryCompanies, ...ties.logins];
  const { form } = entityForm;
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/drivers"
      permission="driver"
      api={driversApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={(name, value) => tied.find((one) => one.value === value)?.label ?? driverText(name, value)}
      references={references}
      actions={row && <StatusBadge tone={driverTone(row.state)}>{t(`state.${row.state}`)}</StatusBadge>}
      {...(row && { around: (basic) => <DriverTabs driver={row} basic={basic} isDirty={form.formState.isDirty} /> })}
    >
      <DriverPersonFields form={form} />
      <DriverEmploymentFields form={form} known={known} ties={ties} />
      <DriverDispatchFields form={form} known={known} ties={ties} />
      {row === null && <Text color="fg.muted">{t('help.partsLater')}</Text>}
    </EntityFormPage>
  );
}
