import { useParams, useQuery, useSearchParams } from '@haisha/platform';
import type { EntityFields } from '@haisha/validation/entity';
import { type ComponentType, memo, type ReactNode } from 'react';
import { usePageTitle } from '../pages/area-pages.tsx';
import type { DetailCall } from '../record-calls.ts';
import type { RecordPlace } from '../record-place.ts';
import { AddingRows } from './adding-next.tsx';
import { LoadedRow } from './loaded-row.tsx';
import type { FormPages } from './record-forms.ts';
import { useKnownRow } from './use-known-row.ts';

/** The row that a form is on. */
export type RowToEdit<Row> = {
  /** The row to change; null for a new one. */
  row: Row | null;
  /** The row whose values a new one begins with. */
  copyOf?: Row;
};

/** Puts a form on the pages that add a row, from nothing or (`?from=`) from another, and that change one. */
export function formPages<Row extends EntityFields>(
  { path, formAt, api }: Pick<RecordPlace, 'path' | 'formAt'> & { api: DetailCall<Row> },
  Form: ComponentType<RowToEdit<Row>>,
): FormPages {
  const FormOfRow = memo(Form);

  function RowForm({ row }: { row: Row }) {
    return <Form row={row} />;
  }

  function Loaded({ id, children }: { id: string; children: (row: Row) => ReactNode }) {
    const reading = useQuery({ ...api.detail(id), refetchOnMount: 'always' });
    return (
      <LoadedRow reading={reading} title={usePageTitle(formAt(null))} path={path}>
        {children}
      </LoadedRow>
    );
  }

  function Opened({ id }: { id: string }) {
    const { reading, begun } = useKnownRow(api, id);
    return (
      <LoadedRow reading={reading} title={usePageTitle(formAt(':id'))} path={path} showsKnown>
        {(row) => <FormOfRow key={begun} row={row} />}
      </LoadedRow>
    );
  }

  function AddPage() {
    const from = useSearchParams()[0].get('from');
    if (!from) {
      return (
        <AddingRows>
          <Form row={null} />
        </AddingRows>
      );
    }
    return (
      <Loaded id={from}>
        {(row) => (
          <AddingRows>
            <Form row={null} copyOf={row} />
          </AddingRows>
        )}
      </Loaded>
    );
  }

  function EditPage() {
    const { id = '' } = useParams();
    return <Opened key={id} id={id} />;
  }

  return { RowForm, AddPage, EditPage };
}
