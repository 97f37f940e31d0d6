import { formatInstant, formatNumber, useTranslation } from '@haisha/i18n';
import { notify, useLive, useMutation, useProblemText, useQuery, useQueryClient } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Button, chakra, EmptyState, SkeletonTable, Text } from '@haisha/ui';
import { CountStrip } from '@haisha/ui/count-strip';
import { type PunchFileVerdict, punchFileVerdicts } from '@haisha/validation/punch-file-choices';
import { useState } from 'react';
import { timeRecordMeta } from '../time-records-api.ts';
import { FileCodes } from './file-codes.tsx';
import { FileColumns } from './file-columns.tsx';
import { FileReading } from './file-reading.tsx';
import { FileRows } from './file-rows.tsx';
import { FileUndo } from './file-undo.tsx';
import { LeftOutRows } from './left-out-rows.tsx';
import { applyPunchFile, punchFile, rowsOfPage } from './punch-files-api.ts';
import type { SentFile } from './sent-file.ts';

/** These want somebody; the others are told. */
const wanting: readonly PunchFileVerdict[] = ['unreadable', 'unknownDriver', 'locked', 'contradicts'];

export type FileReviewProps = { id: string; sent: SentFile | null; onRead: (sent: SentFile) => void };

/** A file before it is stored: how it was read, its columns, whose its codes are, what becomes of each row, and the button. */
export function FileReview({ id, onRead, sent }: FileReviewProps) {
  const { t, i18n } = useTranslation('punchFile');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [verdict, setVerdict] = useState<PunchFileVerdict | undefined>();
  const [page, setPage] = useState(1);
  useLive(timeRecordMeta.entity, ...timeRecordMeta.shows);
  const { data: file, error, refetch } = useQuery(punchFile(id, { page, ...(verdict && { verdict }) }));
  const refresh = () => queries.invalidateQueries({ queryKey: ['/punch-files'] });
  const applying = useMutation({
    mutationFn: applyPunchFile,
    onError: (problem) => notify({ kind: 'error', text: problemText(problem), about: id }),
    onSettled: refresh,
  });
  if (!file) return error ? <ProblemState error={error} onRetry={refetch} /> : <SkeletonTable />;

  const isOpen = file.status === 'prepared';
  const isRunning = file.status === 'applying' || file.status === 'undoing';
  const total = Object.values(file.counts).reduce((sum, count) => sum + (count ?? 0), 0);
  const pages = Math.max(1, Math.ceil(file.rows.total / rowsOfPage));
  const choose = (chosen: PunchFileVerdict | undefined) => {
    setVerdict(chosen);
    setPage(1);
  };
  const failed = `problem:${file.failure?.code}`;
  return (
    <>
      <Head>
        <h2>{file.fileName}</h2>
        <p>
          <span data-running={isRunning ? '' : undefined}>
            {t(file.undone && isOpen ? 'status.undone' : `status.${file.status}`)}
          </span>
          {file.shape && ` · ${t(`shape.${file.shape}`)}`}
          {file.storedPunches !== null && !isRunning && ` · ${t('stored', { count: file.storedPunches })}`}
        </p>
        {isOpen && file.shape && (
          <Button
            disabled={file.newPunches === 0}
            loading={applying.isPending}
            loadingText={t('status.applying')}
            onClick={() => applying.mutate(file)}
          >
            {t('apply', { count: file.newPunches })}
          </Button>
        )}
        {file.undo && <FileUndo file={file} undo={file.undo} onUndone={refresh} />}
        {file.undone && (
          <p data-note="">
            {t('undone', {
              at: formatInstant(file.undone.at),
              name: file.undone.by ?? '―',
              reason: file.undone.reason,
            })}
          </p>
        )}
        {isOpen && file.newPunches > 0 && file.newPunches < total && <p data-note="">{t('rest')}</p>}
        {file.failure && (
          <Text role="alert" color="fg.error">
            {t(isOpen ? 'failed' : 'undo.failed', { why: i18n.exists(failed) ? t(failed) : t('problem:internal') })}
          </Text>
        )}
      </Head>
      {isOpen && sent && (
        <FileReading
          sent={sent}
          isOpen={file.shape === null}
          onRead={(read) => {
            onRead(read);
            choose(undefined);
            void refresh();
          }}
        />
      )}
      {isOpen && <FileColumns file={file} onNamed={refresh} />}
      {isOpen && file.codes.length > 0 && <FileCodes file={file} onNamed={refresh} />}
      {file.leftOut.total > 0 && <LeftOutRows leftOut={file.leftOut} isOpen={isOpen && file.undone === null} />}
      {file.shape && (
        <>
          <CountStrip aria-label={t('shown')}>
            <button type="button" aria-pressed={verdict === undefined} onClick={() => choose(undefined)}>
              {t('all')} <b>{formatNumber(total)}</b>
            </button>
            {punchFileVerdicts.map((one) => {
              const count = file.counts[one] ?? 0;
              if (count === 0) return null;
              return (
                <button
                  key={one}
                  type="button"
                  aria-pressed={verdict === one}
                  data-kind={wanting.includes(one) ? 'amber' : undefined}
                  onClick={() => choose(one)}
                >
                  {t(`verdict.${one}`)} <b>{formatNumber(count)}</b>
                </button>
              );
            })}
          </CountStrip>
          {file.rows.items.length > 0 ? (
            <FileRows rows={file.rows.items} isOpen={isOpen} />
          ) : (
            <EmptyState title={t('noRows')} />
          )}
          {pages > 1 && (
            <Foot aria-label={t('pages')}>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {t('previous')}
              </Button>
              <span>{t('page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                disabled={page >= pages}
                onClick={() => setPage(page + 1)}
              >
                {t('next')}
              </Button>
            </Foot>
          )}
        </>
      )}
    </>
  );
}

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    flexShrink: '0',
    px: { base: '3', md: '6' },
    py: '3',
    borderBottomWidth: '1px',
    '& h2': { fontWeight: 'bold', textStyle: 'lg', overflowWrap: 'anywhere' },
    '& p': { color: 'fg.muted', flex: { base: '1 1 60%', md: '1' } },
    '& [data-running]': { color: 'primary.fg', fontWeight: 'bold' },
    '& [data-note]': { flexBasis: '100%', textStyle: 'sm' },
    '& [role=alert]': { flexBasis: '100%' },
  },
});

const Foot = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', gap: '3', px: { base: '3', md: '6' }, py: '3', flexShrink: '0' },
});
