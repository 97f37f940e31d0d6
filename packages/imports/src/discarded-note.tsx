import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Button, EmptyState } from '@haisha/ui';
import { type ImportMaster, importsPath } from './import-master.ts';

/** An import that was given up. */
export function DiscardedNote({ master }: { master: ImportMaster }) {
  const { t } = useTranslation('import');
  return (
    <EmptyState
      title={t('discard.over')}
      actions={
        <Button asChild variant="outline">
          <Link to={importsPath(master)}>{t('again')}</Link>
        </Button>
      }
    >
      {t('discard.overHint')}
    </EmptyState>
  );
}
