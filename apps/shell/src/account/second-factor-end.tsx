import { useTranslation } from '@haisha/i18n';
import { notify } from '@haisha/platform';
import { Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { useRef } from 'react';
import { useShell } from '../shell-context.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import type { SecondFactorDialogProps } from './second-factor-set-up.tsx';

/** Turns the second factor off, by password and code. */
export function SecondFactorEnd({ loginId, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation('account');
  const { http } = useShell();
  const firstField = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onClose={onClose} title={t('end.title')} initialFocusRef={firstField}>
      <OwnPasswordForm
        loginId={loginId}
        submitLabel={t('end.confirm')}
        codeLabel={t('end.code')}
        send={async (input) => {
          await http.post('/account/totp/end', input);
          notify({ kind: 'success', text: t('end.done') });
          onClose();
        }}
        onCancel={onClose}
        firstField={firstField}
      >
        <Text>{t('end.text')}</Text>
      </OwnPasswordForm>
    </Dialog>
  );
}
