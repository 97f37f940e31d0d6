import { Box, Heading, Stack } from '@haisha/ui';
import type { DialogProps } from '@haisha/ui/dialog';
import { useEffect } from 'react';

/** Replaces the real dialog when that cannot be fetched: a session often ends together with the connection. */
export function PlainDialog({ title, children, footer, initialFocusRef }: DialogProps) {
  useEffect(() => initialFocusRef?.current?.focus(), [initialFocusRef]);
  return (
    <Box position="fixed" inset="0" zIndex="modal" bg="blackAlpha.600" overflowY="auto" px="3" py="16">
      <Stack
        role="alertdialog"
        aria-modal="true"
        gap="4"
        maxW="26rem"
        mx="auto"
        p="6"
        bg="bg.panel"
        rounded="lg"
        shadow="lg"
      >
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children}
        {footer}
      </Stack>
    </Box>
  );
}
