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
    <Alert.Root status="error" role="alert" variant="surface">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content gap="2" alignItems="flex-start">
        <Alert.Title fontWeight="semibold">{title ?? t('error.title')}</Alert.Title>
        {children !== undefined && <Alert.Description>{children}</Alert.Description>}
        {requestId !== undefined && <Text fontSize="xs">{t('error.requestId', { id: requestId })}</Text>}
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            <Icon name="retry" />
            {t('error.retry')}
          </Button>
        )}
        {actions}
      </Alert.Content>
    </Alert.Root>
  );
}
