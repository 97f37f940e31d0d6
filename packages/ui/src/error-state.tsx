import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from '@haisha/i18n';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type ErrorStateProps = {
  /** The problem in the user's language; a general sentence by default. */
  title?: string;
  children?: ReactNode;
  /** Shown in small type, for the support desk. */
  requestId?: string;
  onRetry?: () => void;
  actions?: ReactNode;
};

/** A part of the page that failed: what happened, and what to do. */
export function ErrorState({ title, children, requestId, onRetry, actions }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <Alert.Root status="error" role="alert" variant="subtle" color="fg" alignItems="center">
      <Alert.Indicator color="fg.error">
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content flexFlow="row wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
        <Alert.Content display="block" flex="1 1 16rem">
          <Alert.Title>{title ?? t('error.title')}</Alert.Title>
          {children !== undefined && <Alert.Description>{children}</Alert.Description>}
          {requestId !== undefined && (
            <Text textStyle="xs" color="fg.muted">
              {t('error.requestId', { id: requestId })}
            </Text>
          )}
        </Alert.Content>
        {onRetry && (
          <Button variant="outline" colorPalette="gray" onClick={onRetry}>
            <Icon name="retry" />
            {t('error.retry')}
          </Button>
        )}
        {actions}
      </Alert.Content>
    </Alert.Root>
  );
}
