import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Button } from '@haisha/ui';
import { useShell } from '../shell-context.ts';

/** A link to the login, for a link or sign-on that is no longer valid. */
export function ToLogin() {
  const { t } = useTranslation('identity');
  const { arrival } = useShell();
  return (
    <Button asChild variant="outline" size="lg" w="full">
      <Link to="/login" replace onClick={() => arrival.set(null)}>
        {t('link.toLogin')}
      </Link>
    </Button>
  );
}
