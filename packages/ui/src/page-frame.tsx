import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

export type PageFrameProps = PageHeaderProps & {
  children: ReactNode;
  /** A form reads better narrow; a table uses the full width. */
  width?: 'full' | 'form';
  /** Fills the remaining height of the window: a table scrolls in its own box, and the page does not. */
  fill?: boolean;
};

/** A page inside the shell's main part: header, then content, with the product's spacing. */
export function PageFrame({ children, width = 'full', fill = false, ...header }: PageFrameProps) {
  return (
    <Stack
      gap={{ base: '3', md: '5' }}
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      minW="0"
      // 3.5rem is the bar of the shell; a very low window still scrolls.
      h={fill ? { md: 'max(33rem, calc(100dvh - 3.5rem))' } : undefined}
      w="full"
      maxW={width === 'form' ? '5xl' : undefined}
    >
      <PageHeader {...header} />
      {children}
    </Stack>
  );
}
