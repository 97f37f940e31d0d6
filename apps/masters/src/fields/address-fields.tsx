import type { Position } from '@haisha/rules/map-address';
import { PostalCodeField, TextField } from '@haisha/ui/fields';
import { FormRow } from '@haisha/ui/form';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import { AddressOnMap } from './address-on-map.tsx';
import { type AddressToJudge, PlaceWarning } from './place-warning.tsx';

type Address = Record<'postalCode' | 'prefecture' | 'city' | 'addressLine1' | 'addressLine2', string>;

export type AddressFieldsProps<Values extends FieldValues, Input> = {
  form: UseFormReturn<Values, unknown, Input>;
  label: (part: keyof Address) => string;
  /** Whether the record has to have an address, of which a second line is never asked. */
  required?: boolean;
  /** Where the map opens, once that is known better than by the address. */
  position?: Position | null;
};

/** An address in the fields of a form; the postal code fills it. */
export function AddressFields<Values extends FieldValues, Input>({
  form,
  label,
  required = false,
  position = null,
}: AddressFieldsProps<Values, Input>) {
  // Each of these forms has the fields of an address, which its own values do not say here.
  const address = form as unknown as UseFormReturn<Address>;
  const { control } = address;
  return (
    <>
      <FormRow>
        <PostalCodeField
          control={control}
          name="postalCode"
          label={label('postalCode')}
          required={required}
          // Few people change an address: what finds one comes with the first postal code.
          lookUp={async (code) => (await import('./look-up-address.ts')).lookUpAddress(code, address)}
        />
        <PlaceWarning control={control as unknown as Control<AddressToJudge>} label={label} />
      </FormRow>
      <TextField control={control} name="prefecture" span={3} label={label('prefecture')} required={required} />
      <TextField control={control} name="city" span={5} label={label('city')} required={required} />
      <TextField control={control} name="addressLine1" span={6} label={label('addressLine1')} required={required} />
      <TextField control={control} name="addressLine2" span={6} label={label('addressLine2')} />
      <AddressOnMap
        control={control as unknown as Control<Record<'prefecture' | 'city' | 'addressLine1' | 'addressLine2', string>>}
        position={position}
      />
    </>
  );
}
