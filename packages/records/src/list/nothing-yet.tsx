import { useTranslation } from '@haisha/i18n';
import { Can, Link, useSeesAll } from '@haisha/platform';
import { Button, EmptyState, HStack, Icon } from '@haisha/ui';
import { useAreaPage } from '../pages/area-pages.tsx';
import type { RecordPlace } from '../record-place.ts';

export type NothingYetProps = {
  of: RecordPlace;
  /** What the records are called: `車両`. */
  title: string;
  /** Where the form of a new row stands. */
  addAt: string;
};

/** A list without a row: the way to the first ones, from files where the area takes them; or that none may be seen. */
export function NothingYet({ of: { name, path }, title, addAt }: NothingYetProps) {
  const { t } = useTranslation('record');
  const seesAll = useSeesAll()(`${name}.read`);
  const imports = useAreaPage(`${path}/temp/_id`);
  return (
    <EmptyState
      title={seesAll ? t('list.nothingYet', { title }) : t('list.nothingInSight')}
      actions={
        <HStack gap="2" wrap="wrap">
          {imports && (
            <Can permission={imports.permission}>
              <Button asChild>
                <Link to={imports.path}>
                  <Icon name="upload" />
                  {t('list.importFirst')}
                </Link>
              </Button>
            </Can>
          )}
          <Can permission={`${name}.create`}>
            <Button asChild variant={imports ? 'outline' : 'solid'} colorPalette={imports ? 'gray' : 'primary'}>
              <Link to={addAt}>
                <Icon name="add" />
                {t(imports ? 'list.addOne' : 'list.addFirst')}
              </Link>
            </Button>
          </Can>
        </HStack>
      }
    >
      {seesAll
        ? imports && <Can permission={imports.permission}>{t('list.importHint')}</Can>
        : t('list.nothingInSightHint')}
    </EmptyState>
  );
}
