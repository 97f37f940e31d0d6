import { useTranslation } from '@haisha/i18n';
import { Box, Flex } from '@haisha/ui';
import type { ReactNode } from 'react';

/** The one row above time records: which day or month, of whom, and why they are entered. */
export function TimeToolbar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('timeRecord');
  return (
    <Box as="section" aria-label={t('toolbar.label')} borderBottomWidth="1px" flexShrink="0">
      <Flex minH="bar" px={{ base: '3', md: '6' }} py="2" gap="2" align="center" wrap="wrap">
        {children}
      </Flex>
    </Box>
  );
}
