import { Link, useNavigate } from '@haisha/platform';
import { PageFrame } from '@haisha/ui';
import { FormSection } from '@haisha/ui/form';
import { useForm } from 'react-hook-form';
import type { NameOf } from '../naming/use-name-of.ts';
import { usePageTitle } from '../pages/area-pages.tsx';
import type { PickCalls } from '../record-calls.ts';
import type { RecordPlace } from '../record-place.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { Measure } from './form-sheet.tsx';
import { RecordPickerField } from './record-picker-field.tsx';

export type ChooseRowPageProps<Row extends { id: string }, Key extends readonly unknown[]> = {
  of: RecordPlace & { api: PickCalls<Row, Key>; nameOf: NameOf<Row> };
  /** What tells a row from others of the same name. */
  hintOf: (row: Row) => string | null;
};

/** Where the address names no row: finds one and goes to its form. */
export function ChooseRowPage<Row extends { id: string }, Key extends readonly unknown[]>({
  of,
  hintOf,
}: ChooseRowPageProps<Row, Key>) {
  const { name, path, formAt } = of;
  const words = useRecordWords(name);
  const { control, setError, clearErrors } = useForm<{ id: string | null }>({ defaultValues: { id: null } });
  const navigate = useNavigate();
  return (
    <PageFrame
      title={usePageTitle(formAt(':id'))}
      width="sheet"
      breadcrumb={[{ id: 'list', link: <Link to={path}>{usePageTitle(path)}</Link> }]}
    >
      <Measure>
        <FormSection title={words('picker.text')}>
          <RecordPickerField
            control={control}
            name="id"
            label={words('name')}
            span={8}
            of={of}
            hintOf={hintOf}
            onUnknown={() => setError('id', { type: 'chooseRecord' })}
            onPicked={(row) => {
              clearErrors();
              if (row) navigate(formAt(row.id));
            }}
          />
        </FormSection>
      </Measure>
    </PageFrame>
  );
}
