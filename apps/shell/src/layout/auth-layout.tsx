import { Box, Flex, Grid, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LocaleSwitch } from '../locale/locale-switch.tsx';
import { AuthAside } from './auth-aside.tsx';
import { Product } from './product.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { StandingError } from './standing-error.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of pages before the login: one column with product, page, language and theme; a picture where there is room. */
export function AuthLayout({ children }: { children?: ReactNode }) {
  return (
    <Grid
      minH="100dvh"
      bg="bg"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'clamp(24rem, 37vw, 33rem) minmax(0, 1fr)' }}
    >
      <SkipLink />
      <Flex
        direction="column"
        w="full"
        maxW={{ base: '23rem', md: '21rem' }}
        mx="auto"
        px={{ base: '4', md: '0' }}
        py={{ base: '4', md: '8' }}
        gap="8"
      >
        <Flex as="header">
          <Product />
        </Flex>
        <Stack as="main" id={mainId} tabIndex={-1} outline="none" flex="1" justify={{ md: 'center' }} gap="6">
          <StandingError top="0" />
          {children ?? <Outlet />}
        </Stack>
        <Flex as="footer" zIndex="11" align="center" gap="2">
          <LocaleSwitch />
          <Box flex="1" />
          <ThemeSwitch />
        </Flex>
      </Flex>
      <AuthAside />
    </Grid>
  );
}
