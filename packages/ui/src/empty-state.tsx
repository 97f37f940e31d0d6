import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  /** What the reader can do about it. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <Stack gap="2" py="8" px={{ base: 'var(--inset, 1rem)', md: 'var(--inset, 4rem)' }} align="flex-start">
      <Text fontWeight="bold" textStyle="md">
        {title}
      </Text>
      {children !== undefined && (
        <Text as="div" color="fg.muted" maxW="prose" data-prose="">
          {children}
        </Text>
      )}
      {actions !== undefined && <Box pt="1">{actions}</Box>}
    </Stack>
  );
}
