import { Box, VisuallyHidden } from '@haisha/ui';

export type ColourMarkProps = { colour: string };

/** A colour as it looks on the board; its code is told under the pointer and to those who do not see it. */
export function ColourMark({ colour }: ColourMarkProps) {
  return (
    <Box as="span" display="inline-flex" title={colour}>
      <Box
        as="span"
        boxSize="5"
        rounded="sm"
        border="1px solid"
        borderColor="border.control"
        style={{ background: colour }}
      />
      <VisuallyHidden>{colour}</VisuallyHidden>
    </Box>
  );
}
