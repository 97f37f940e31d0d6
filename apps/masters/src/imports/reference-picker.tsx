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
  required?: boolean;
  placeholder?: string;
  /** What a cell would say: the code or the name of a record. */
  text: string;
  /** Why it was refused. */
  failure?: FieldError | undefined;
  onChange: (text: string) => void;
};

function pickerOf<Row extends { id: string; code: string }, Key extends readonly unknown[]>(
  api: PickCalls<Row, Key>,
  called: NameOf<Row>,
) {
  return function Picker({ text, failure, onChange, ...field }: Omit<ReferencePickerProps, 'field'>) {
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
      />
    );
  };
}

const departmentPicker = pickerOf(departmentsApi, codeAndName);
const vehiclePicker = pickerOf(vehiclesApi, vehicleName);
const companyPicker = pickerOf(deliveryCompaniesApi, codeAndName);

const pickers: Record<ReferenceField, typeof departmentPicker> = {
  parentName: departmentPicker,
  departmentName: departmentPicker,
  vehicleTypeName: pickerOf(vehicleTypesApi, codeAndName),
  directionName: pickerOf(directionsApi, codeAndName),
  customerName: pickerOf(customersApi, codeAndName),
  cargoOwnerName: pickerOf(cargoOwnersApi, codeAndName),
  deliveryCompanyName: companyPicker,
  mainVehicleName: vehiclePicker,
  defaultVehicleName: vehiclePicker,
  defaultDriverName: pickerOf(driversApi, codeAndName),
  defaultDeliveryCompanyName: companyPicker,
};

/** Finds a record for a cell, in which its code then stands. */
export function ReferencePicker({ field, ...props }: ReferencePickerProps) {
  const Picker = pickers[field];
  return <Picker {...props} />;
}
