import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

export type PageFrameProps = PageHeaderProps & {
  children: ReactNode;
  /** A form reads better narrow, a table takes all there is. */
  width?: 'full' | 'form';
};

/** A page inside the shell's main part: header, then content, with the product's distances. */
export function PageFrame({ children, width = 'full', ...header }: PageFrameProps) {
  return (
    <Stack
      gap={{ base: '4', md: '5' }}
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      minW="0"
      w="full"
      maxW={width === 'form' ? '5xl' : undefined}
    >
      <PageHeader {...header} />
      {children}
    </Stack>
  );
}
