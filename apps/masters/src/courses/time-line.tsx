import { Grid } from '@haisha/ui';
import type { ReactNode } from 'react';

/** Short fields beside each other, as many as fit, in the order of the day. */
export function TimeLine({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns="repeat(auto-fill, minmax(min(11rem, 50% - 0.5rem), 1fr))"
      columnGap="4"
      rowGap="4"
      alignItems="start"
    >
      {children}
    </Grid>
  );
}
