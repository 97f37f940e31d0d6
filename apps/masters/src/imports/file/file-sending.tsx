import { formatNumber, useTranslation } from '@haisha/i18n';
import { Button, Flex, Stack, Text } from '@haisha/ui';
import { ProgressLine } from '../progress-line.tsx';

export type FileSendingProps = { file: File; onStop: () => void };

/** A file on its way; the server looks into it before it answers, so nobody knows how long. */
export function FileSending({ file, onStop }: FileSendingProps) {
  const { t } = useTranslation('import');
  const size = formatNumber(Math.max(0.1, file.size / 1_048_576), { decimals: 1 });
  return (
    <Stack gap="4" borderWidth="1px" rounded="lg" bg="bg.panel" px={{ base: '4', md: '6' }} py={{ base: '5', md: '8' }}>
      <Text role="status" fontWeight="semibold" overflowWrap="anywhere">
        {t('file.sending', { name: file.name, size })}
      </Text>
      <ProgressLine label={t('file.progress')} done={null} />
      <Flex>
        <Button variant="outline" colorPalette="gray" onClick={onStop}>
          {t('file.stop')}
        </Button>
      </Flex>
    </Stack>
  );
}
