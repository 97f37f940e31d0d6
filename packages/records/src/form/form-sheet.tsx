import { Box, chakra } from '@haisha/ui';
import type { ReactNode } from 'react';

export type FormSheetProps = {
  /** Under the page's bar, over its whole width. */
  banner?: ReactNode;
  /** The form itself, whose bar stands at the bottom of the sheet. */
  children: ReactNode;
  /** After the fields, where a locked form does not reach. */
  below?: ReactNode;
  /** In the place of the form's bar. */
  foot?: ReactNode;
};

/** A form on a page: in its measure, what belongs to it below, and at the bottom of the window its bar. */
export function FormSheet({ banner, children, below, foot }: FormSheetProps) {
  return (
    <Sheet>
      {banner}
      {children}
      {below && <Measure order="1">{below}</Measure>}
      <Box order="1" flex="1" pb="6" />
      {foot}
    </Sheet>
  );
}

/** Half of what is left beside the measure and the index, so that both stand where they do on a wide window. */
const startOfMeasure = 'max(0px, calc((min(100% - var(--index, 0px), 75rem) - 52rem) / 2))';
const measure = { ms: startOfMeasure, maxW: 'min(52rem, calc(100% - var(--index, 0px)))' };

/** The width in which a form reads well. */
export const Measure = chakra('div', {
  base: { ...measure, w: 'full', px: { base: '4', md: '6' }, minW: '0' },
});

/** How many fields stand side by side follows the width of what is around the form. */
export const aroundForm = { containerType: 'inline-size', containerName: 'form' } as const;

/** Where the sheet is too narrow for anything beside the form, such as with large text in a wide window. */
export const besideNothing = '@container form (max-width: 50rem)';

/** What holds a form, all that belongs to it, and the index beside it. */
export const Sheet = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    minW: '0',
    ...aroundForm,
    '&:has([data-index])': { '--index': '15rem' },
    [besideNothing]: { '& > *': { '--index': '0px' } },
    '&:has(> [data-kind=met] > *)': { '--banner': '3.5rem' },
    // Its bar comes last on the page, but before what is below the form for the keyboard.
    '& > form, & > form > fieldset': { display: 'contents' },
    '& [data-measure]': { ...measure, px: { base: '4', md: '6' } },
  },
});
