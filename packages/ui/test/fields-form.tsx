import { code, date, flag, integer, month, optional, someOf, text, timeOfDay } from '@haisha/validation/field';
import { nightTime } from '@haisha/validation/night-time';
import type { FieldError } from '@haisha/validation/rule';
import { screen } from '@testing-library/react';
import * as z from 'zod';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  MonthField,
  NightTimeField,
  NumberField,
  PlateField,
  PostalCodeField,
  SelectField,
  TextareaField,
  TextField,
  TimeField,
} from '../src/fields/index.ts';
import { useSchemaForm } from '../src/schema-form.ts';

const schema = z.object({
  code: code(),
  weight: integer({ min: 1, max: 99_999 }),
  expiry: optional(date()),
  first: optional(month()),
  opens: optional(timeOfDay()),
  returns: optional(nightTime()),
  kind: z.enum(['own', 'lease'], { error: 'choose' }),
  zones: someOf(['frozen', 'chilled']),
  reserve: flag(),
  note: optional(text({ max: 5 })),
  postalCode: optional(text({ max: 8 })),
  plate: z.object({
    region: text({ max: 4 }),
    classNumber: text({ max: 3 }),
    kana: text({ max: 1 }),
    serialNumber: text({ max: 5 }),
  }),
});
type Values = z.input<typeof schema>;

const empty = {
  code: '',
  weight: null,
  expiry: null,
  first: null,
  opens: null,
  returns: null,
  kind: null,
  zones: [],
  reserve: false,
  note: '',
  postalCode: null,
  plate: { region: '', classNumber: '', kana: '', serialNumber: '' },
} as unknown as Values;

type FieldsFormProps = {
  onValid?: (values: z.output<typeof schema>) => void;
  refusals?: FieldError[];
  lookUp?: (postalCode: string) => Promise<boolean>;
};

/** A form with one field of every kind. */
export function FieldsForm({ onValid = () => undefined, refusals = [], lookUp }: FieldsFormProps) {
  const form = useSchemaForm(schema, { defaultValues: empty });
  const { control } = form;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onValid)(event)}>
      <TextField control={control} name="code" label="社番" required help="車両の番号" />
      <NumberField control={control} name="weight" label="車両総重量" required unit="kg" />
      <DateField control={control} name="expiry" label="車検満了日" />
      <MonthField control={control} name="first" label="初度登録年月" />
      <TimeField control={control} name="opens" label="開始" />
      <NightTimeField control={control} name="returns" label="帰庫" />
      <SelectField
        control={control}
        name="kind"
        label="区分"
        options={[
          { value: 'own', label: '自社' },
          { value: 'lease', label: 'リース' },
        ]}
      />
      <CheckboxGroupField
        control={control}
        name="zones"
        label="温度帯"
        options={[
          { value: 'frozen', label: '冷凍' },
          { value: 'chilled', label: '冷蔵' },
        ]}
      />
      <CheckboxField control={control} name="reserve" label="予備車" />
      <TextareaField control={control} name="note" label="備考" />
      <PostalCodeField control={control} name="postalCode" label="郵便番号" lookUp={lookUp} />
      <PlateField control={control} name="plate" label="ナンバー" regions={['大宮', '春日部']} />
      <button type="submit">保存</button>
      <button type="button" onClick={() => form.setFieldErrors(refusals)}>
        拒否
      </button>
      <output>{JSON.stringify(form.watch())}</output>
    </form>
  );
}

/** Returns the values that the form holds now. */
export function formValues(): Values {
  return JSON.parse(screen.getByRole('status').textContent ?? '{}');
}
