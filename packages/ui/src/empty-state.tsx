import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type EmptyStateProps = {
  title: string;
  /** What the reader can do about it. */
  children?: ReactNode;
  icon?: IconName;
  actions?: ReactNode;
};

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ title, children, icon = 'inbox', actions }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="3" py="12" px="4">
      <Box color="fg.muted">
        <Icon name={icon} size={40} />
      </Box>
      <Text fontWeight="semibold" fontSize="lg">
        {title}
      </Text>
      {children !== undefined && (
        <Text as="div" color="fg.muted" maxW="prose" data-prose="">
          {children}
        </Text>
      )}
      {actions}
    </Stack>
  );
}
