import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Button, Icon } from '@haisha/ui';
import { punchFilesPath } from '../time-record-place.ts';

/** Leads to where punches come in by file. */
export function FilesLink() {
  const { t } = useTranslation('timeRecord');
  return (
    <Button asChild variant="ghost" colorPalette="gray" flexShrink="0">
      <Link to={punchFilesPath}>
        <Icon name="upload" size={16} />
        {t('toolbar.files')}
      </Link>
    </Button>
  );
}
