export type ColourMarkProps = {
  colour: string;
  /** Also shows the code next to it. */
  withCode?: boolean;
};

/**
 * Shows a colour as on the board; its code is in the tooltip and in the text for screen readers. Its styles are global
 * rules.
 */
export function ColourMark({ colour, withCode = false }: ColourMarkProps) {
  return (
    <span data-colour-mark="" title={colour}>
      <i style={{ background: colour }} />
      {withCode ? colour : <span data-unseen="">{colour}</span>}
    </span>
  );
}
