import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import type { User } from '@haisha/validation/user';
import { removeSecondFactor, usersApi } from './users-api.ts';

export type AccessDialogProps = { user: User; act: 'removeSecondFactor' | 'deactivate'; onClose: () => void };

/** Asks before somebody is deactivated or loses the second factor, and says what that means at once. */
export function AccessDialog({ user, act, onClose }: AccessDialogProps) {
  const { t } = useTranslation('user');
  const problemText = useProblemText();
  const removing = useMutation(removeSecondFactor());
  const deactivating = useMutation(usersApi.archive());
  const { name } = user;
  const { error, isPending } = act === 'deactivate' ? deactivating : removing;

  function confirm(): void {
    const onSuccess = () => {
      notify({ kind: 'success', text: t(`${act}.done`, { name }) });
      onClose();
    };
    if (act === 'deactivate') deactivating.mutate(user, { onSuccess });
    else removing.mutate(user.id, { onSuccess });
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`${act}.title`, { name })}
      confirmLabel={t(`${act}.confirm`)}
      busy={isPending}
      error={error && problemText(error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`${act}.text`)}
    </ConfirmDialog>
  );
}
