import { Flex, Icon } from '@haisha/ui';
import type { ReactNode } from 'react';

export type WarningProps = {
  /** Told to screen readers when it comes; left out where what is around it is told. */
  role?: 'status';
  mt?: string;
  children: ReactNode;
};

/** What looks odd and can be saved as it is. */
export function Warning({ children, ...place }: WarningProps) {
  return (
    <Flex gap="1" align="start" color="fg.warning" textStyle="xs" {...place}>
      <Flex flexShrink="0" align="center" h="1lh">
        <Icon name="warning" size={14} />
      </Flex>
      <span>{children}</span>
    </Flex>
  );
}
