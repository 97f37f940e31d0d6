import { useTranslation } from '@haisha/i18n';
import { useMutation, useProblemText } from '@haisha/platform';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import type { User } from '@haisha/validation/user';
import { useRef } from 'react';
import { SentLinkDialog } from './sent-link-dialog.tsx';
import { type SentPurpose, sendUserLink } from './users-api.ts';

export type LinkDialogProps = { user: User; purpose: SentPurpose; onClose: () => void };

/** Asks before a one-time link goes out, then says where it went. */
export function LinkDialog({ user, purpose, onClose }: LinkDialogProps) {
  const { t } = useTranslation('user');
  const problemText = useProblemText();
  const { mutate, data, error, isPending } = useMutation(sendUserLink(purpose));
  const opener = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  if (data) {
    return (
      <SentLinkDialog
        title={t(`${purpose}.${data.link === null ? 'sent' : 'made'}`)}
        sent={data}
        opener={opener}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={t(`${purpose}.title`, { name: user.name })}
      confirmLabel={t(`${purpose}.confirm`)}
      busy={isPending}
      error={error && problemText(error)}
      onConfirm={() => mutate(user.id)}
      onClose={onClose}
    >
      {t(`${purpose}.text`)}
    </ConfirmDialog>
  );
}
