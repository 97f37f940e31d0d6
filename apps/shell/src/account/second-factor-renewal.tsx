import { useTranslation } from '@haisha/i18n';
import { Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { useRef, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecondFactorDialogProps } from './second-factor-set-up.tsx';

/** Replaces the recovery codes by new ones. */
export function SecondFactorRenewal({ loginId, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation('account');
  const { http } = useShell();
  const firstField = useRef<HTMLInputElement>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function renew(presentPassword: string): Promise<void> {
    const answer = await http.post<{ recoveryCodes: string[] }>('/account/totp/recovery-codes', { presentPassword });
    setCodes(answer.recoveryCodes);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('codes.renewTitle')}
      role="alertdialog"
      closable={codes === null}
      initialFocusRef={firstField}
      step={codes ? 'codes' : 'password'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} loginId={loginId} onKept={onClose} />
      ) : (
        <OwnPasswordForm
          loginId={loginId}
          submitLabel={t('codes.renew')}
          send={({ presentPassword }) => renew(presentPassword)}
          onCancel={onClose}
          firstField={firstField}
        >
          <Text>{t('codes.renewText')}</Text>
        </OwnPasswordForm>
      )}
    </Dialog>
  );
}
