import { useTranslation } from '@haisha/i18n';
import { Can, Link } from '@haisha/platform';
import { Box, Button, Icon } from '@haisha/ui';

export type AddButtonProps = { permission: string; to: string; state: unknown };

/** The way to a new row: the one filled button of a list; a plus alone where there is no room for words. */
export function AddButton({ permission, to, state }: AddButtonProps) {
  const { t } = useTranslation('record');
  return (
    <Can permission={`${permission}.create`}>
      <Button asChild px={{ base: '0', md: '3' }}>
        <Link to={to} state={state} aria-label={t('list.add')}>
          <Icon name="add" />
          <Box as="span" hideBelow="md">
            {t('list.add')}
          </Box>
        </Link>
      </Button>
    </Can>
  );
}
