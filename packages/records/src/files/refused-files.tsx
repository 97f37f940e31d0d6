import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { useProblemText } from '@haisha/platform';
import { Alert, Button, Icon, IconButton, Text } from '@haisha/ui';
import { scrollIntoSight } from '@haisha/ui/scroll';
import type { RuleFailure } from '@haisha/validation/rule';
import { useEffect, useRef } from 'react';

export type RefusedFile = {
  file: File;
  /** A rule; an error where not the file was wrong, but the way to the server, and it can be sent again. */
  why: RuleFailure | { error: unknown };
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
  const problemText = useProblemText();
  const ruleText = useRuleText();
  const again = refused.filter(({ why }) => 'error' in why).map(({ file }) => file);
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
        {refused.map(({ file: { name }, why }, index) => (
          <Text key={index} overflowWrap="anywhere">
            {'error' in why
              ? t('notSent', { name, reason: problemText(why.error) })
              : t('notTaken', { name, reason: ruleText(why, t('file')) })}
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
