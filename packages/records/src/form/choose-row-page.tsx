import { Link, useNavigate } from '@haisha/platform';
import { Box, PageFrame } from '@haisha/ui';
import { FormSection } from '@haisha/ui/form';
import { useForm } from 'react-hook-form';
import type { NameOf } from '../naming/use-name-of.ts';
import { usePageTitle } from '../pages/area-pages.tsx';
import type { PickCalls } from '../record-calls.ts';
import { EntityPickerField } from './entity-picker-field.tsx';

export type ChooseRowPageProps<Row extends { id: string }, Key extends readonly unknown[]> = {
  title: string;
  /** The list the rows are of, `/drivers`; the form of a row is below it. */
  path: string;
  text: string;
  /** What is chosen: ドライバー. */
  label: string;
  api: PickCalls<Row, Key>;
  nameOf: NameOf<Row>;
  hintOf?: (row: Row) => string | null;
};

/** Where the address names no row: finds one and goes to its form. */
export function ChooseRowPage<Row extends { id: string }, Key extends readonly unknown[]>({
  title,
  path,
  text,
  label,
  api,
  nameOf,
  hintOf,
}: ChooseRowPageProps<Row, Key>) {
  const { control, setError, clearErrors } = useForm<{ id: string | null }>({ defaultValues: { id: null } });
  const navigate = useNavigate();
  return (
    <PageFrame
      title={title}
      width="form"
      breadcrumb={[{ id: 'list', link: <Link to={path}>{usePageTitle(path)}</Link> }]}
    >
      <FormSection title={text} columns={1}>
        <Box maxW="36rem">
          <EntityPickerField
            control={control}
            name="id"
            label={label}
            api={api}
            nameOf={nameOf}
            {...(hintOf && { hintOf })}
            onUnknown={() => setError('id', { type: 'chooseRecord' })}
            onPicked={(row) => {
              clearErrors();
              if (row) navigate(`${path}/edit/${row.id}`);
            }}
          />
        </Box>
      </FormSection>
    </PageFrame>
  );
}
