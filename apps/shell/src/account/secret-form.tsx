import { useTranslation } from '@haisha/i18n';
import { useCopy, useProblemText } from '@haisha/platform';
import { Box, Button, ErrorState, Flex, Icon, Stack, Text } from '@haisha/ui';
import type { TotpSecret } from '@haisha/validation/account';
import { required } from '@haisha/validation/rule';
import { plainCode } from '../identity/plain-code.ts';
import { PlainField } from '../session/plain-field.tsx';
import { PlainForm } from '../session/plain-form.tsx';
import { usePlainForm } from '../session/use-plain-form.ts';
import { useShell } from '../shell-context.ts';

export type SecretFormProps = {
  secret: TotpSecret;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** Shows the secret for the authenticator as picture and text, and asks for the first code. */
export function SecretForm({ secret: { secret, svg }, onConfirmed, onCancel }: SecretFormProps) {
  const { t } = useTranslation('account');
  const { http } = useShell();
  const problemText = useProblemText();
  const { copy, hasFailed } = useCopy();
  const { state, field } = usePlainForm({
    checks: { code: (value: string) => required(plainCode(value)) },
    async send({ code }) {
      const input = { code: plainCode(code) };
      const { recoveryCodes } = await http.post<{ recoveryCodes: string[] }>('/account/totp/confirm', input);
      onConfirmed(recoveryCodes);
    },
    wordsOf: problemText,
  });
  return (
    <PlainForm
      state={state}
      submitLabel={t('setUp.confirm')}
      long
      actions={
        <Button variant="outline" colorPalette="gray" size="lg" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <Text>{t('setUp.scan')}</Text>
      {/* White in both themes: cameras read dark on light. */}
      <Box asChild w="48" alignSelf="center" bg="white" rounded="md" p="2">
        <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t('setUp.picture')} />
      </Box>
      <Stack gap="2">
        <Text textStyle="sm">{t('setUp.secret')}</Text>
        <Flex gap="3" align="center" wrap="wrap">
          <Box asChild bg="bg.muted" rounded="md" px="3" py="2" fontFamily="mono" letterSpacing="wide">
            <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Box>
          <Button variant="outline" onClick={() => copy(secret)}>
            <Icon name="copy" />
            {t('setUp.copySecret')}
          </Button>
        </Flex>
        {hasFailed && <ErrorState title={t('codes.copyFailed')} />}
      </Stack>
      <PlainField
        {...field('code')}
        label={t('setUp.code')}
        help={t('setUp.codeText')}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </PlainForm>
  );
}
