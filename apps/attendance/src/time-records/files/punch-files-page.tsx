import { useTranslation } from '@haisha/i18n';
import { Link, useSearchParams } from '@haisha/platform';
import { isRecordId } from '@haisha/records/is-record-id';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { Button, Icon, PageFrame } from '@haisha/ui';
import { useState } from 'react';
import { PageTools } from '../../fields/page-tools.tsx';
import { punchFilesPath, timeRecordPath } from '../time-record-place.ts';
import { FileChoice } from './file-choice.tsx';
import { FileReview } from './file-review.tsx';
import { RecentFiles } from './recent-files.tsx';
import type { SentFile } from './sent-file.ts';

/** Punches from files of time recorders and tachographs: a file is chosen, looked at and stored. */
export function PunchFilesPage() {
  const { t } = useTranslation('punchFile');
  const [params, setParams] = useSearchParams();
  const given = params.get('file') ?? '';
  const id = isRecordId(given) ? given : null;
  const [sent, setSent] = useState<SentFile | null>(null);
  return (
    <PageFrame title={usePageTitle(punchFilesPath)} width="edge">
      <PageTools label={t('tools')}>
        <Button asChild size="sm" variant="ghost" colorPalette="gray">
          <Link to={timeRecordPath}>
            <Icon name="chevronLeft" size={16} />
            {t('back')}
          </Link>
        </Button>
        {id !== null && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setParams({})}>
            {t('again')}
          </Button>
        )}
      </PageTools>
      {id === null ? (
        <>
          <FileChoice
            onSent={(file) => {
              setSent(file);
              setParams({ file: file.id });
            }}
          />
          <RecentFiles />
        </>
      ) : (
        <FileReview key={id} id={id} sent={sent?.id === id ? sent : null} onRead={setSent} />
      )}
    </PageFrame>
  );
}
