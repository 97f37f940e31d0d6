import { useTranslation } from '@haisha/i18n';
import { useNavigate } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { driver } from '@haisha/references/drivers/driver';
import { Skeleton, StatusBadge, Text } from '@haisha/ui';
import { type Driver, driverInputSchema, driverWarnings } from '@haisha/validation/driver';
import { Suspense } from 'react';
import { DriverDispatchFields } from './driver-dispatch-fields.tsx';
import { DriverEmploymentFields } from './driver-employment-fields.tsx';
import { DriverPersonFields } from './driver-person-fields.tsx';
import { driverReferences } from './driver-references.ts';
import { DriverTabs } from './driver-tabs.tsx';
import { driverTone } from './driver-tone.ts';
import { copiedDriver, driverValues, newDriver } from './driver-values.ts';
import { useDriverText } from './use-driver-text.ts';
import { useDriverTies } from './use-driver-ties.ts';
import { useRecordAges } from './use-record-ages.ts';

const DriverPhoto = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "driver-images" */ './images/driver-photo.tsx')).DriverPhoto,
}));

/** The page on which a driver is added or changed; what few may read stands in tabs beside it and is saved apart. */
function DriverForm({ row, copyOf }: RowToEdit<Driver>) {
  const { t } = useTranslation('driver');
  const navigate = useNavigate();
  const known = row ?? copyOf;
  const ties = useDriverTies(known);
  const recordForm = useRecordForm(driver, {
    schema: driverInputSchema,
    row,
    valuesOf: driverValues,
    warnings: driverWarnings,
    initial: copyOf ? copiedDriver(copyOf) : newDriver,
    stays: row !== null,
    carries: ['departmentId', 'employmentType', 'hiredDate'],
    told: row ? undefined : t('added'),
    onSaved: (saved) => {
      if (!row) navigate(driver.formAt(saved.id), { replace: true });
    },
  });
  const driverText = useDriverText(row, recordForm.row);
  const tied = [...ties.deliveryCompanies, ...ties.logins];
  const { form, warnings } = recordForm;
  const agesOf = useRecordAges(recordForm.row, form);
  return (
    <RecordForm
      of={driver}
      form={{ ...recordForm, warnings: (draft) => [...warnings(draft), ...agesOf(draft)] }}
      textOf={(name, value) => tied.find((one) => one.value === value)?.label ?? driverText(name, value)}
      references={driverReferences}
      above={
        row && (
          <Suspense fallback={<Skeleton h="20" />}>
            <DriverPhoto driver={row} />
          </Suspense>
        )
      }
      actions={row && <StatusBadge tone={driverTone(row.state)}>{t(`state.${row.state}`)}</StatusBadge>}
      {...(row && { around: (basic) => <DriverTabs driver={row} basic={basic} isDirty={form.formState.isDirty} /> })}
    >
      <DriverPersonFields form={form} isNew={row === null} />
      <DriverEmploymentFields form={form} known={known} ties={ties} />
      <DriverDispatchFields form={form} known={known} ties={ties} />
      {row === null && (
        <Text color="fg.subtle" textStyle="xs" pt="3">
          {t('help.partsLater')}
        </Text>
      )}
    </RecordForm>
  );
}

export const driverForm = formPages(driver, DriverForm);
