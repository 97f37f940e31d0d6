import { useTranslation } from '@haisha/i18n';
import { Can, Link, useCan } from '@haisha/platform';
import type { Permission } from '@haisha/rules/permission';
import { Box, Button, Icon } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import { useRef } from 'react';
import { LazyBulkBar } from '../bulk/lazy-bulk-bar.tsx';
import type { LoadSettable } from '../bulk/settable-field.ts';
import { useNameOf } from '../naming/use-name-of.ts';
import type { ArchiveCalls, BulkCalls, ExportFile } from '../record-calls.ts';
import { EntityListFrame, type EntityListFrameProps } from './entity-list-frame.tsx';
import { exportedFields } from './list-column.ts';
import type { ListDefinition, ListQuery } from './list-definition.ts';
import { ListExport } from './list-export.tsx';
import { useArchivedFilter } from './use-archived-filter.tsx';
import { useSelectedRows } from './use-selected-rows.ts';

export type EntityListPageProps<Row extends EntityFields, D extends ListDefinition> = Omit<
  EntityListFrameProps<Row, D>,
  'actions' | 'selection' | 'selectionBar' | 'api'
> & {
  api: EntityListFrameProps<Row, D>['api'] &
    ArchiveCalls<Row> &
    BulkCalls<Row, ListQuery<D>> & { exportFile: ExportFile<ListQuery<D>> };
  /** What one must be allowed to do to bring files into the master; without it none are taken. */
  importPermission?: Permission;
  /** The fields that can be set in many rows at once. */
  loadSettable?: LoadSettable<Row>;
};

/** The page of a list whose rows can be chosen, archived and exported. */
export function EntityListPage<Row extends EntityFields, D extends ListDefinition>({
  filters,
  chips = [],
  importPermission,
  loadSettable,
  ...frame
}: EntityListPageProps<Row, D>) {
  const { path, permission, list, reading, api, columns } = frame;
  const nameOf = useNameOf(frame.nameOf);
  const { t } = useTranslation('record');
  const can = useCan();
  const archived = useArchivedFilter(list);
  const selection = useSelectedRows(reading.data?.items);
  const mayChoose = can(`${permission}.archive`) || (loadSettable !== undefined && can(`${permission}.update`));
  // It stays for what is told of rows that are no longer chosen.
  const hasBar = useRef(false);
  hasBar.current ||= selection.rows.length > 0;
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
        <>
          {importPermission && (
            <Can permission={importPermission}>
              <Button asChild variant="outline" colorPalette="gray" px={{ base: '3', md: '4' }}>
                <Link to={`${path}/temp/_id`} aria-label={t('list.import')}>
                  <Icon name="upload" />
                  <Box as="span" hideBelow="md">
                    {t('list.import')}
                  </Box>
                </Link>
              </Button>
            </Can>
          )}
          <Can permission={`${permission}.export`}>
            <ListExport
              exportFile={api.exportFile}
              query={list.query}
              columns={exportedFields(columns, list.shownColumns)}
              total={reading.data?.total}
            />
          </Can>
        </>
      }
      selection={mayChoose ? selection : undefined}
      selectionBar={
        hasBar.current && (
          <LazyBulkBar
            api={api}
            rows={selection.rows}
            nameOf={nameOf}
            permission={permission}
            query={list.query}
            total={reading.data?.total ?? 0}
            loadSettable={loadSettable}
            onSelect={selection.select}
            onClear={selection.clear}
          />
        )
      }
    />
  );
}
