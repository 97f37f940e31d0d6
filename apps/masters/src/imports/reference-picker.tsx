import { useCan } from '@haisha/platform';
import type { Permission } from '@haisha/rules/permission';
import { Field, Input } from '@haisha/ui';
import { useErrorText } from '@haisha/ui/fields';
import type { FieldError } from '@haisha/validation/rule';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { cargoOwnersApi } from '../api/cargo-owners-api.ts';
import { customersApi } from '../api/customers-api.ts';
import { deliveryCompaniesApi } from '../api/delivery-companies-api.ts';
import { departmentsApi } from '../api/departments-api.ts';
import { directionsApi } from '../api/directions-api.ts';
import { driversApi } from '../api/drivers-api.ts';
import type { PickCalls } from '../api/entity-calls.ts';
import { vehicleTypesApi } from '../api/vehicle-types-api.ts';
import { vehiclesApi } from '../api/vehicles-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityPickerField } from '../form/entity-picker-field.tsx';
import { type NameOf, useNameOf } from '../form/use-name-of.ts';
import { vehicleName } from '../vehicles/vehicle-name.ts';
import type { ReferenceField } from './reference-fields.ts';

export type ReferencePickerProps = {
  field: ReferenceField;
  label: string;
  placeholder?: string;
  /** What a cell would say: the code or the name of a record. */
  text: string;
  /** Why it was refused. */
  failure?: FieldError | undefined;
  onChange: (text: string) => void;
};

type CellProps = Omit<ReferencePickerProps, 'field'>;

/** The picker of a master for those who may read it; the others type what the cell says. */
function pickerOf<Row extends { id: string; code: string }, Key extends readonly unknown[]>(
  read: Permission,
  api: PickCalls<Row, Key>,
  called: NameOf<Row>,
) {
  function Picker({ text, failure, onChange, ...field }: CellProps) {
    const nameOf = useNameOf(called);
    const [picked, setPicked] = useState<{ code: string; name: string } | null>(null);
    const errors = useMemo(() => failure && { text: { type: failure.code, ...failure } }, [failure]);
    const { control } = useForm({ values: { text }, shouldFocusError: false, ...(errors && { errors }) });
    return (
      <EntityPickerField
        {...field}
        control={control}
        name="text"
        api={api}
        nameOf={called}
        known={{ id: text, name: picked?.code === text ? picked.name : text }}
        onPicked={(row) => {
          setPicked(row && { code: row.code, name: nameOf(row) });
          onChange(row?.code ?? '');
        }}
        // A cell may say a name as well: what it means is judged with the rows.
        onUnknown={onChange}
      />
    );
  }
  return function PickerOrText(props: CellProps) {
    return useCan()(read) ? <Picker {...props} /> : <TypedReference {...props} />;
  };
}

function TypedReference({ label, placeholder, text, failure, onChange }: CellProps) {
  const error = useErrorText(label, failure && { type: failure.code, ...failure });
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input value={text} placeholder={placeholder} onChange={(event) => onChange(event.target.value)} />
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}

const departmentPicker = pickerOf('department.read', departmentsApi, codeAndName);
const vehiclePicker = pickerOf('vehicle.read', vehiclesApi, vehicleName);
const companyPicker = pickerOf('deliveryCompany.read', deliveryCompaniesApi, codeAndName);

const pickers: Record<ReferenceField, typeof departmentPicker> = {
  parentName: departmentPicker,
  departmentName: departmentPicker,
  vehicleTypeName: pickerOf('vehicleType.read', vehicleTypesApi, codeAndName),
  directionName: pickerOf('direction.read', directionsApi, codeAndName),
  customerName: pickerOf('customer.read', customersApi, codeAndName),
  cargoOwnerName: pickerOf('cargoOwner.read', cargoOwnersApi, codeAndName),
  deliveryCompanyName: companyPicker,
  mainVehicleName: vehiclePicker,
  defaultVehicleName: vehiclePicker,
  defaultDriverName: pickerOf('driver.read', driversApi, codeAndName),
  defaultDeliveryCompanyName: companyPicker,
};

/** Finds a record for a cell, in which its code then stands; without the right to look for one it is typed. */
export function ReferencePicker({ field, ...props }: ReferencePickerProps) {
  const Picker = pickers[field];
  return <Picker {...props} />;
}
