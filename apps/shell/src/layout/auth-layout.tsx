import { useTranslation } from '@haisha/i18n';
import { Box, Flex, Stack, Text } from '@haisha/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LocaleSwitch } from '../locale/locale-switch.tsx';
import { ProductMark } from './product.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { StandingError } from './standing-error.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of pages before the login: the product's name, one card, language and theme. */
export function AuthLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <Flex direction="column" minH="100dvh" bg="bg.subtle">
      <SkipLink />
      <Flex as="header" justify="flex-end" gap="3" wrap="wrap" p="3">
        <ThemeSwitch />
        <LocaleSwitch />
      </Flex>
      <Flex
        as="main"
        id={mainId}
        tabIndex={-1}
        outline="none"
        flex="1"
        justify="center"
        px="4"
        pt={{ base: '6', md: '12' }}
        pb="16"
      >
        <Stack w="full" maxW="26rem" gap="6">
          <Flex align="center" justify="center" gap="3">
            <ProductMark />
            <Text fontSize="xl" fontWeight="bold">
              {t('product')}
            </Text>
          </Flex>
          <StandingError top="0" />
          <Box bg="bg.panel" borderWidth="1px" rounded="lg" p={{ base: '5', md: '8' }}>
            {children ?? <Outlet />}
          </Box>
        </Stack>
      </Flex>
    </Flex>
  );
}
