import { useTranslation } from '@haisha/i18n';
import { notify } from '@haisha/platform';
import { Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { TotpSecret } from '@haisha/validation/account';
import { useRef, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecretForm } from './secret-form.tsx';

export type SecondFactorDialogProps = { loginId: string; onClose: () => void };

type SetUpStep = { name: 'password' } | { name: 'secret'; secret: TotpSecret } | { name: 'codes'; codes: string[] };

/** Turns the second factor on: password, authenticator, first code, recovery codes. */
export function SecondFactorSetUp({ loginId, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation('account');
  const { http } = useShell();
  const firstField = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<SetUpStep>({ name: 'password' });

  async function begin(presentPassword: string): Promise<void> {
    setStep({ name: 'secret', secret: await http.post<TotpSecret>('/account/totp', { presentPassword }) });
  }

  function finish(): void {
    notify({ kind: 'success', text: t('setUp.done') });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(step.name === 'codes' ? 'codes.title' : 'setUp.title')}
      // A click outside must not close the dialog before the user has kept the codes.
      role="alertdialog"
      closable={step.name !== 'codes'}
      initialFocusRef={firstField}
      step={step.name}
    >
      {step.name === 'password' && (
        <OwnPasswordForm
          loginId={loginId}
          submitLabel={t('setUp.next')}
          send={({ presentPassword }) => begin(presentPassword)}
          onCancel={onClose}
          firstField={firstField}
        >
          <Text>{t('setUp.passwordText')}</Text>
        </OwnPasswordForm>
      )}
      {step.name === 'secret' && (
        <SecretForm
          secret={step.secret}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onCancel={onClose}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} loginId={loginId} onKept={finish} />}
    </Dialog>
  );
}
