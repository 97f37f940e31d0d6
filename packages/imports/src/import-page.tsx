import { formatInstant, useTranslation } from '@haisha/i18n';
import { Link, Navigate, useLocalizedTo, useParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { records } from '@haisha/rules/records';
import { Box, PageFrame } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import { type ComponentType, useState } from 'react';
import { ColumnsStep } from './columns/columns-step.tsx';
import { DiscardButton } from './discard-button.tsx';
import { DiscardedNote } from './discarded-note.tsx';
import { type ImportMaster, importsPath } from './import-master.ts';
import { ProgressStep } from './progress-step.tsx';
import { referenceCellsFrame } from './reference-cells.tsx';
import { ResultStep } from './result/result-step.tsx';
import { ReviewStep, type ReviewStepProps } from './review/review-step.tsx';
import { StepLine } from './step-line.tsx';
import { canDiscard, useImport } from './use-import.ts';

/** Makes the page of one import, at the step where it stands: whoever comes back finds it where it is by now. */
export function importPageOf(master: ImportMaster): ComponentType {
  const Frame = referenceCellsFrame(master.references);
  return () => (
    <Frame>
      <ImportPage master={master} />
    </Frame>
  );
}

function ImportPage({ master }: { master: ImportMaster }) {
  const { id = '' } = useParams();
  const reading = useImport(id);
  const toLocalized = useLocalizedTo();
  return (
    <LoadedRow reading={reading} title={usePageTitle(`${master.path}/temp/:id`)} path={master.path}>
      {(given) =>
        given.entity === master.name ? (
          <ImportFrame key={given.id} given={given} master={master} />
        ) : (
          // It was read as a list of another master since, whose page knows it.
          <Navigate to={toLocalized(`${records[given.entity].path}/temp/${id}`)} replace />
        )
      }
    </LoadedRow>
  );
}

type StepProps = { given: Import; master: ImportMaster };

function ImportFrame({ given, master }: StepProps) {
  const { t } = useTranslation('import');
  const list = usePageTitle(master.path);
  const [mapping, setMapping] = useState<'columns' | 'fixed' | null>(null);
  const isAtColumns = given.status === 'prepared' || (mapping !== null && given.status === 'judged');
  return (
    <PageFrame
      title={usePageTitle(`${master.path}/temp/:id`)}
      subtitle={`${given.fileName}　${t('by', { name: given.createdBy.name, at: formatInstant(given.createdAt) })}`}
      width={given.status === 'judged' && !isAtColumns ? 'edge' : 'full'}
      breadcrumb={[
        { id: 'list', link: <Link to={master.path}>{list}</Link> },
        { id: 'imports', link: <Link to={importsPath(master)}>{t('list.short')}</Link> },
      ]}
      actions={
        <>
          <StepLine status={isAtColumns ? 'prepared' : given.status} />
          <Box flex="1" />
          {canDiscard(given) && <DiscardButton item={given} />}
        </>
      }
    >
      {isAtColumns ? (
        <ColumnsStep
          key={given.version}
          given={given}
          isAtFixed={mapping === 'fixed'}
          {...(given.status === 'judged' && { onBack: () => setMapping(null) })}
          onDone={() => setMapping(null)}
        />
      ) : (
        <StepOf given={given} master={master} onMapping={setMapping} />
      )}
    </PageFrame>
  );
}

function StepOf({ given, master, onMapping }: StepProps & Pick<ReviewStepProps, 'onMapping'>) {
  switch (given.status) {
    case 'judged':
      return <ReviewStep given={given} resource={master.resource} onMapping={onMapping} />;
    case 'applied':
    case 'undone':
      return <ResultStep given={given} master={master} />;
    case 'discarded':
    case 'prepared':
      return <DiscardedNote master={master} />;
    case 'judging':
    case 'applying':
    case 'undoing':
      return <ProgressStep given={given} status={given.status} />;
  }
}
