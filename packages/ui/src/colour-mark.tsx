import { Box, VisuallyHidden } from '@haisha/ui';

export type ColourMarkProps = {
  colour: string;
  /** Shows the code beside it too. */
  withCode?: boolean;
};

/** A colour as it looks on the board; its code is told under the pointer and to those who do not see it. */
export function ColourMark({ colour, withCode = false }: ColourMarkProps) {
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="2" title={colour}>
      <Box
        as="span"
        boxSize="5"
        rounded="sm"
        border="1px solid"
        borderColor="border.control"
        style={{ background: colour }}
      />
      {withCode ? colour : <VisuallyHidden>{colour}</VisuallyHidden>}
    </Box>
  );
}
