import { Flex, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';

/** Where a page says that it cannot be shown: a narrow column of title, reason and ways on. */
export function StatePlace({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <Flex justify="center" px={{ base: '4', md: '6' }} py={{ base: '8', md: '16' }}>
      <Stack role={role} align="flex-start" gap="3" w="full" maxW="xl" minW="0">
        {children}
      </Stack>
    </Flex>
  );
}
