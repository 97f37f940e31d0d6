import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { PageFrame } from '@haisha/ui';
import type { ComponentType } from 'react';
import { FileStep } from './file/file-step.tsx';
import { ImportList } from './import-list.tsx';
import { type ImportMaster, importsPath } from './import-master.ts';

/** Makes the page of all imports of a master: where a file is given in, and what is open. */
export function importsPageOf(master: ImportMaster): ComponentType {
  return () => <ImportsPage master={master} />;
}

function ImportsPage({ master }: { master: ImportMaster }) {
  const { t } = useTranslation('import');
  const list = usePageTitle(master.path);
  return (
    <PageFrame
      title={usePageTitle(importsPath(master))}
      subtitle={t('intro')}
      breadcrumb={[{ id: 'list', link: <Link to={master.path}>{list}</Link> }]}
    >
      <FileStep master={master} />
      <ImportList master={master} />
    </PageFrame>
  );
}
