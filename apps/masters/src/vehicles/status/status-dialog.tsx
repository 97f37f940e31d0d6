import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useMutation } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { Flex, StatusBadge, Text } from '@haisha/ui';
import { DateField, SelectField, TextareaField } from '@haisha/ui/fields';
import { FieldGrid } from '@haisha/ui/form';
import { dayWarnings, withDays } from '@haisha/validation/plausible-days';
import { type Vehicle, type VehicleStatusFields, vehicleStatusFieldsSchema } from '@haisha/validation/vehicle';
import { vehicleStatuses } from '@haisha/validation/vehicle-choices';
import { useMemo } from 'react';
import { changeVehicleStatus } from '../history/vehicle-entries-api.ts';
import { vehicleTone } from '../vehicle-tone.ts';
import { useStatusPeriod } from './use-status-period.ts';

export type StatusDialogProps = { vehicle: Vehicle; onClose: () => void };

/** Gives a vehicle another status from a day on, and shows what it has now. */
export function StatusDialog({ vehicle, onClose }: StatusDialogProps) {
  const { t } = useTranslation('vehicle');
  const period = useStatusPeriod(vehicle);
  const { mutateAsync: changeStatus } = useMutation(changeVehicleStatus(vehicle.id));
  const today = tokyoDate();
  const schema = useMemo(() => withDays(vehicleStatusFieldsSchema, 'vehicleStatus', { today }), [today]);
  const rowForm = useRowForm({
    schema,
    row: vehicle,
    valuesOf,
    startOf,
    initial: {},
    warnings: (draft) => dayWarnings('vehicleStatus', draft, { today }),
    save: (input, base) => changeStatus({ ...input, version: (base ?? vehicle).version }),
    onSaved: onClose,
  });
  const { control } = rowForm.form;
  return (
    <FormDialog
      permission="vehicle"
      form={rowForm}
      title={t('statusChange.title')}
      saveLabel={t('action.changeStatus')}
      labelOf={(name) => t(`statusField.${name}`)}
      textOf={(name, value) => (name === 'status' ? t(`status.${String(value)}`) : shown(value))}
      onClose={onClose}
    >
      <Flex gap="3" wrap="wrap" align="center" bg="bg.muted" rounded="md" px="3" py="2" mb="3.5">
        <Text color="fg.muted">{t('statusChange.present')}</Text>
        <StatusBadge tone={vehicleTone(vehicle.status)}>{t(`status.${vehicle.status}`)}</StatusBadge>
        {period !== null && <Text fontVariantNumeric="tabular-nums">{period}</Text>}
      </Flex>
      <FieldGrid>
        <SelectField
          control={control}
          name="status"
          label={t('statusField.status')}
          required
          span={6}
          placeholder={false}
          options={vehicleStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <DateField control={control} name="from" label={t('statusField.from')} required span={3} />
        <DateField control={control} name="to" label={t('statusField.to')} span={3} />
        <Text textStyle="xs" color="fg.subtle">
          {t('statusChange.endless')}
          <br />
          {t('statusChange.replaces')}
        </Text>
        <TextareaField control={control} name="note" label={t('statusField.note')} rows={2} />
      </FieldGrid>
    </FormDialog>
  );
}

function valuesOf({ status }: Vehicle): VehicleStatusFields {
  return { status, from: tokyoDate(), to: null, note: null };
}

/** Starts with the change that is made most often; the status it has now would be none. */
function startOf(vehicle: Vehicle): VehicleStatusFields {
  return { ...valuesOf(vehicle), status: vehicle.status === 'inService' ? 'inMaintenance' : 'inService' };
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
}
