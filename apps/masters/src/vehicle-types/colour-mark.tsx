import { Box } from '@haisha/ui';

export type ColourMarkProps = { colour: string };

/** A colour as it looks on the board, with its code for those who cannot tell it from the next. */
export function ColourMark({ colour }: ColourMarkProps) {
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="2">
      <Box
        as="span"
        aria-hidden="true"
        boxSize="5"
        rounded="sm"
        border="1px solid"
        borderColor="border.control"
        style={{ background: colour }}
      />
      {colour}
    </Box>
  );
}
