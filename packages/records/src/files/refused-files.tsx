import { useTranslation } from '@haisha/i18n';
import { Alert, Button, Icon, IconButton, Text } from '@haisha/ui';
import { scrollIntoSight } from '@haisha/ui/scroll';
import { useEffect, useRef } from 'react';

export type RefusedFile = {
  file: File;
  reason: string;
  /** Not the file was wrong, but the way to the server. */
  canRetry: boolean;
};

export type RefusedFilesProps = {
  refused: readonly RefusedFile[];
  onRetry: (files: readonly File[]) => void;
  onDismiss: () => void;
};

/** Which files were not taken and why; those that never arrived can be sent again. */
export function RefusedFiles({ refused, onRetry, onDismiss }: RefusedFilesProps) {
  const { t } = useTranslation('file');
  const place = useRef<HTMLDivElement>(null);
  const again = refused.filter(({ canRetry }) => canRetry).map(({ file }) => file);
  // Below the files that were taken it can lie out of sight.
  useEffect(() => {
    if (refused.length > 0 && place.current) scrollIntoSight(place.current);
  }, [refused]);
  if (refused.length === 0) return null;
  return (
    <Alert.Root ref={place} status="error" role="alert" scrollMarginBottom={{ base: '36', md: '24' }}>
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content gap="2" alignItems="flex-start">
        {refused.map(({ file, reason, canRetry }, index) => (
          <Text key={index} overflowWrap="anywhere">
            {t(canRetry ? 'notSent' : 'notTaken', { name: file.name, reason })}
          </Text>
        ))}
        {again.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => onRetry(again)}>
            <Icon name="retry" />
            {t('retry')}
          </Button>
        )}
      </Alert.Content>
      <IconButton variant="ghost" colorPalette="gray" size="sm" aria-label={t('dismiss')} onClick={onDismiss}>
        <Icon name="close" />
      </IconButton>
    </Alert.Root>
  );
}
