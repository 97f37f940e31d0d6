import { formatNumber, useTranslation } from '@haisha/i18n';
import { Button, Flex, Stack, Text } from '@haisha/ui';
import { ProgressLine } from '@haisha/ui/progress-line';

export type FileSendingProps = {
  file: File;
  /** How much of it is sent, from 0 to 1. */
  share: number;
  onStop: () => void;
};

/** A file on its way; once it is there the server looks into it before it answers, and nobody knows how long. */
export function FileSending({ file, share, onStop }: FileSendingProps) {
  const { t } = useTranslation('import');
  const isSent = share >= 1;
  const size = formatNumber(Math.max(0.1, file.size / 1_048_576), { decimals: 1 });
  return (
    <Stack gap="3" maxW="3xl" py="4">
      <Text role="status" textStyle="md" overflowWrap="anywhere">
        {t(isSent ? 'file.reading' : 'file.sending', { name: file.name, size })}
      </Text>
      <ProgressLine label={t('file.progress')} done={isSent ? null : share} />
      <Flex>
        <Button variant="outline" colorPalette="gray" onClick={onStop}>
          {t('file.stop')}
        </Button>
      </Flex>
    </Stack>
  );
}
