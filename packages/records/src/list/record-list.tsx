import { useTranslation } from '@haisha/i18n';
import { Can, Link, useCan } from '@haisha/platform';
import { Button, Icon } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import { useRef } from 'react';
import type { FurtherActs } from '../bulk/bulk-bar.tsx';
import { LazyBulkBar } from '../bulk/lazy-bulk-bar.tsx';
import type { LoadSettable } from '../bulk/settable-field.ts';
import { useNameOf } from '../naming/use-name-of.ts';
import { useAreaPage } from '../pages/area-pages.tsx';
import type { ArchiveCalls, BulkCalls, ExportFile, ListCall } from '../record-calls.ts';
import { exportedFields } from './list-column.ts';
import type { ListDefinition, ListQuery } from './list-definition.ts';
import { ListExport } from './list-export.tsx';
import { RecordListFrame, type RecordListFrameProps } from './record-list-frame.tsx';
import { useArchivedFilter } from './use-archived-filter.tsx';
import { useListReading } from './use-list-reading.ts';
import { useSelectedRows } from './use-selected-rows.ts';

export type RecordListProps<Row extends EntityFields, D extends ListDefinition, Key extends readonly unknown[]> = Omit<
  RecordListFrameProps<Row, D>,
  'selection' | 'selectionBar' | 'reading' | 'of'
> & {
  of: RecordListFrameProps<Row, D>['of'] & {
    api: ListCall<Row, ListQuery<D>, Key> &
      ArchiveCalls<Row> &
      BulkCalls<Row, ListQuery<D>> & { exportFile: ExportFile<ListQuery<D>> };
  };
  /** Loads the fields that can be set in many rows at once. */
  settable?: LoadSettable<Row>;
  acts?: FurtherActs<Row>;
};

/** The list of a record whose rows can be chosen, archived and exported, and imported where the area takes files. */
export function RecordList<Row extends EntityFields, D extends ListDefinition, Key extends readonly unknown[]>({
  filters = {},
  settable,
  acts,
  tools = [],
  ...frame
}: RecordListProps<Row, D, Key>) {
  const { of, list, columns } = frame;
  const { name, path, api } = of;
  const reading = useListReading(of, list);
  const nameOf = useNameOf(of.nameOf);
  const { t } = useTranslation('record');
  const can = useCan();
  const archived = useArchivedFilter(list);
  const imports = useAreaPage(`${path}/temp/_id`);
  const selection = useSelectedRows(reading.data?.items);
  const mayChoose = can(`${name}.archive`) || (settable !== undefined && can(`${name}.update`));
  // It stays for what is told of rows that are no longer chosen.
  const hasBar = useRef(false);
  hasBar.current ||= selection.rows.length > 0;
  return (
    <RecordListFrame
      {...frame}
      reading={reading}
      filters={{
        fields: (
          <>
            {filters.fields}
            {archived.filter}
          </>
        ),
        chips: [...(filters.chips ?? []), ...archived.chips],
      }}
      tools={[
        ...tools,
        {
          id: 'import',
          node: imports && (
            <Can permission={imports.permission}>
              <Button asChild variant="ghost" colorPalette="gray">
                <Link to={imports.path}>
                  <Icon name="upload" />
                  {t('list.import')}
                </Link>
              </Button>
            </Can>
          ),
        },
        {
          id: 'export',
          node: (
            <Can permission={`${name}.export`}>
              <ListExport
                exportFile={api.exportFile}
                query={list.query}
                columns={exportedFields(columns, list.shownColumns)}
                total={reading.data?.total}
              />
            </Can>
          ),
        },
      ]}
      selection={mayChoose ? selection : undefined}
      selectionBar={
        hasBar.current && (
          <LazyBulkBar
            api={api}
            rows={selection.rows}
            nameOf={nameOf}
            permission={name}
            query={list.query}
            total={reading.data?.total ?? 0}
            settable={settable}
            acts={acts}
            onSelect={selection.select}
            onClear={selection.clear}
          />
        )
      }
    />
  );
}
