import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbEntry } from './breadcrumb.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  /** One line under the title: a status, a count. */
  subtitle?: ReactNode;
  breadcrumb?: readonly BreadcrumbEntry[];
  actions?: ReactNode;
};

/** The title of a page with its breadcrumb and its actions. */
export function PageHeader({ title, subtitle, breadcrumb, actions }: PageHeaderProps) {
  return (
    <Stack as="header" gap="1">
      {breadcrumb && breadcrumb.length > 0 && <Breadcrumb entries={breadcrumb} />}
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        <Stack gap="1" minW="0">
          <Heading as="h1" size="xl" tabIndex={-1} overflowWrap="anywhere">
            {title}
          </Heading>
          {subtitle !== undefined && (
            <Text as="div" color="fg.muted">
              {subtitle}
            </Text>
          )}
        </Stack>
        {actions !== undefined && (
          <Flex gap="2" wrap="wrap" align="center">
            {actions}
          </Flex>
        )}
      </Flex>
    </Stack>
  );
}
