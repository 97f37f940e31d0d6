import { Can, useCan } from '@haisha/platform';
import type { EntityFields } from '@haisha/validation/entity';
import type { ArchiveCalls, ExportFile } from '../api/entity-calls.ts';
import { EntityListFrame, type EntityListFrameProps } from './entity-list-frame.tsx';
import { exportedFields } from './list-column.ts';
import type { ListDefinition, ListQuery } from './list-definition.ts';
import { ListExport } from './list-export.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useArchivedFilter } from './use-archived-filter.tsx';
import { useSelectedRows } from './use-selected-rows.ts';

export type EntityListPageProps<Row extends EntityFields, D extends ListDefinition> = Omit<
  EntityListFrameProps<Row, D>,
  'actions' | 'selection' | 'selectionBar' | 'api'
> & {
  api: EntityListFrameProps<Row, D>['api'] & ArchiveCalls<Row> & { exportFile: ExportFile<ListQuery<D>> };
};

/** The page of a list whose rows can be chosen, archived and exported. */
export function EntityListPage<Row extends EntityFields, D extends ListDefinition>({
  filters,
  chips = [],
  ...frame
}: EntityListPageProps<Row, D>) {
  const { permission, list, reading, api, columns, nameOf } = frame;
  const can = useCan();
  const archived = useArchivedFilter(list);
  const selection = useSelectedRows(reading.data?.items);
  return (
    <EntityListFrame
      {...frame}
      filters={
        <>
          {filters}
          {archived.filter}
        </>
      }
      chips={[...chips, ...archived.chips]}
      actions={
        <Can permission={`${permission}.export`}>
          <ListExport
            exportFile={api.exportFile}
            query={list.query}
            columns={exportedFields(columns, list.shownColumns)}
            total={reading.data?.total}
          />
        </Can>
      }
      selection={can(`${permission}.archive`) ? selection : undefined}
      selectionBar={
        <SelectionBar
          api={api}
          rows={selection.rows}
          nameOf={nameOf}
          permission={permission}
          onClear={selection.clear}
        />
      }
    />
  );
}
