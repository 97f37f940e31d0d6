import { formatInstant, formatNumber, useTranslation } from '@haisha/i18n';
import { Link, useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, EmptyState, SkeletonTable } from '@haisha/ui';
import { OfficeTable } from '../../fields/office-table.ts';
import { punchFiles } from './punch-files-api.ts';

/** The files of punches of late: what each brought, and which of them wait. */
export function RecentFiles() {
  const { t } = useTranslation('punchFile');
  useLive('punch');
  const { data, error, refetch } = useQuery(punchFiles());
  if (error) return <ProblemState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonTable />;
  if (data.length === 0)
    return (
      <Box css={{ '--inset': '1.5rem' }}>
        <EmptyState title={t('noRecent')} />
      </Box>
    );
  return (
    <OfficeTable>
      <table>
        <caption>{t('recent')}</caption>
        <thead>
          <tr>
            {(['file', 'status', 'rowCount', 'stored', 'by'] as const).map((column) => (
              <th key={column} scope="col" data-figure={['rowCount', 'stored'].includes(column) ? '' : undefined}>
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map(({ createdAt, createdBy, fileName, id, rowCount, status, storedPunches, undone }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`?file=${id}`}>{fileName}</Link>
              </th>
              <td data-amber={status === 'prepared' ? '' : undefined}>
                {t(undone && status === 'prepared' ? 'status.undone' : `status.${status}`)}
              </td>
              <td data-figure="" data-label={t('column.rowCount')}>
                {formatNumber(rowCount)}
              </td>
              <td data-figure="" data-label={t('column.stored')}>
                {storedPunches === null ? '–' : formatNumber(storedPunches)}
              </td>
              <td data-soft="">{[formatInstant(createdAt), createdBy?.name].filter(Boolean).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfficeTable>
  );
}
