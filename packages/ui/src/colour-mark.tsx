import { Box, VisuallyHidden } from '@haisha/ui';

export type ColourMarkProps = {
  colour: string;
  /** Also shows the code next to it. */
  withCode?: boolean;
};

/** Shows a colour as on the board; its code is in the tooltip and in the text for screen readers. */
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
