import { useTranslation } from '@haisha/i18n';
import { Button, ErrorState } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';

export type JobFailureProps = Pick<Import, 'job'> & {
  /** Judges all rows anew, which is the way on where what they were compared with has changed. */
  onAgain?: () => void;
};

/** Why the last job on this import came to nothing; nothing of it was written. */
export function JobFailure({ job, onAgain }: JobFailureProps) {
  const { t, i18n } = useTranslation('import');
  if (job?.status === 'cancelled') return <ErrorState title={t('failure.cancelled')}>{t('failure.kept')}</ErrorState>;
  if (job?.status !== 'failed') return null;
  const code = job.failure?.code ?? 'internal';
  const known = [`import:failure.${code.replace(/^job\./, '')}`, `problem:${code}`].find((key) => i18n.exists(key));
  return (
    <ErrorState
      title={t(known ?? 'problem:internal', { ...job.failure?.params })}
      actions={
        onAgain && (
          <Button variant="outline" onClick={onAgain}>
            {t('failure.again')}
          </Button>
        )
      }
    >
      {t('failure.kept')}
    </ErrorState>
  );
}
