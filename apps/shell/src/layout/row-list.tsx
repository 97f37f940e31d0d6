import { Box } from '@haisha/ui';
import type { ReactNode } from 'react';

/** Lines below one another, with a thin rule between them. */
export function RowList({ children }: { children: ReactNode }) {
  return (
    <Box as="ul" listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}>
      {children}
    </Box>
  );
}
