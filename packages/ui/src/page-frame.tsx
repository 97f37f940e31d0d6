import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

export type PageFrameProps = PageHeaderProps & {
  children: ReactNode;
  /** What the page is for, in a sentence or two. */
  intro?: ReactNode;
  /** A row under the title with what can be done on the page. */
  actions?: ReactNode;
  /**
   * A form reads better narrow; a table uses the full width, up to the edges of the window; a sheet is a form with its
   * own measure, down to the bottom of the window.
   */
  width?: 'full' | 'form' | 'edge' | 'sheet';
};

/** A page inside the shell's main part: header, what can be done, content, with the product's spacing. */
export function PageFrame({ children, intro, actions, width = 'full', ...header }: PageFrameProps) {
  const acts = actions !== undefined && (
    <Flex
      gap="2"
      wrap="wrap"
      align="center"
      flexShrink="0"
      minH="bar"
      px={{ base: '4', md: '6' }}
      py="2"
      _empty={{ display: 'none' }}
    >
      {actions}
    </Flex>
  );
  if (width === 'edge') {
    return (
      // A very low window still scrolls; elsewhere the table scrolls in its own box, and the page does not.
      <Flex
        direction="column"
        minW="0"
        minH={{ base: 'calc(100dvh - {sizes.bar} - var(--standing, 0px))', md: '0' }}
        h={{ md: 'max(24rem, calc(100dvh - {sizes.bar} - var(--standing, 0px)))' }}
        css={{ '& > .chakra-alert__root': { mx: { base: '4', md: '6' }, my: '4' } }}
      >
        <PageHeader {...header} />
        {acts}
        {children}
      </Flex>
    );
  }
  if (width === 'sheet') {
    return (
      <Flex direction="column" minW="0" minH="calc(100dvh - {sizes.bar})">
        <PageHeader {...header} />
        {acts}
        {children}
      </Flex>
    );
  }
  return (
    <Box minW="0">
      <PageHeader {...header} />
      {acts}
      <Stack
        gap={{ base: '4', md: '5' }}
        px={{ base: '4', md: '6' }}
        pt={acts ? '2' : { base: '4', md: '5' }}
        pb={{ base: '4', md: '5' }}
        maxW={width === 'form' ? '5xl' : '90rem'}
        // What says that there is nothing stands where the headings stand.
        css={{ '--inset': '0px' }}
      >
        {intro !== undefined && (
          <Text as="div" color="fg.muted" maxW="3xl" data-prose="">
            {intro}
          </Text>
        )}
        {children}
      </Stack>
    </Box>
  );
}
