import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useCopy } from '@haisha/platform';
import { Alert, Button, chakra, ErrorState, Flex, Icon, Stack, Text } from '@haisha/ui';
import { DialogFoot } from '../session/dialog-foot.tsx';
import { printText } from './print-text.ts';
import { saveText } from './save-text.ts';

export type RecoveryCodesProps = { codes: readonly string[]; loginId: string; onKept: () => void };

/** Shows the recovery codes once: to copy, print or save. */
export function RecoveryCodes({ codes, loginId, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const { copy, hasFailed } = useCopy();
  const title = t('codes.file', { loginId, date: formatDate(tokyoDate()) });
  const text = [title, '', ...codes, ''].join('\r\n');
  return (
    <Stack gap="4">
      <Text>{t('codes.text')}</Text>
      <Alert.Root status="warning">
        <Alert.Indicator>
          <Icon name="warning" />
        </Alert.Indicator>
        <Alert.Content>{t('codes.once')}</Alert.Content>
      </Alert.Root>
      <Codes aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => copy(text)}>
          <Icon name="copy" />
          {t('codes.copy')}
        </Button>
        <Button variant="outline" onClick={() => printText(title, codes)}>
          <Icon name="print" />
          {t('codes.print')}
        </Button>
        <Button variant="outline" onClick={() => saveText('haisha-recovery-codes.txt', text)}>
          <Icon name="download" />
          {t('codes.download')}
        </Button>
      </Flex>
      {hasFailed && <ErrorState title={t('codes.copyFailed')} />}
      <DialogFoot>
        <Button colorPalette="primary" size="lg" flex="1" onClick={onKept}>
          {t('codes.kept')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: '2',
    p: '4',
    bg: 'bg.muted',
    rounded: 'md',
    fontFamily: 'mono',
    letterSpacing: 'wide',
  },
});
