import { formatInstant, useTranslation } from '@haisha/i18n';
import { Can, notify, useMutation, useProblemText } from '@haisha/platform';
import { Alert, Button, Icon } from '@haisha/ui';
import type { User } from '@haisha/validation/user';
import { usersApi } from './users-api.ts';

export type DeactivatedNoticeProps = { user: User };

/** Says since when a user is deactivated, and lets the person in again. */
export function DeactivatedNotice({ user }: DeactivatedNoticeProps) {
  const { t } = useTranslation('user');
  const problemText = useProblemText();
  const restoring = useMutation(usersApi.restore());

  function restore(): void {
    restoring.mutate(user, {
      onSuccess: () => notify({ kind: 'success', text: t('restored', { name: user.name }), about: user.id }),
      onError: (error) => notify({ kind: 'error', text: problemText(error), about: user.id }),
    });
  }

  return (
    <Alert.Root status="warning" variant="surface">
      <Alert.Indicator>
        <Icon name="lock" />
      </Alert.Indicator>
      <Alert.Content gap="2" alignItems="flex-start">
        <Alert.Title>{t('deactivated', { at: formatInstant(user.archivedAt ?? user.updatedAt) })}</Alert.Title>
        <Can permission="user.archive">
          <Button variant="outline" loading={restoring.isPending} loadingText={t('act.restore')} onClick={restore}>
            <Icon name="restore" />
            {t('act.restore')}
          </Button>
        </Can>
      </Alert.Content>
    </Alert.Root>
  );
}
