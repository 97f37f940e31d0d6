import { matchedRanges } from '@haisha/rules/matched-ranges';
import { chakra, Icon, isIconName, Kbd, Span } from '@haisha/ui';
import { type ComponentProps, Fragment } from 'react';
import { displayKeys } from './keys.ts';
import type { PaletteCommand } from './palette-command.ts';

type PaletteOptionProps = ComponentProps<typeof Option> & {
  command: PaletteCommand;
  /** What was typed: it is marked where it stands. */
  text: string;
};

/** One row of the palette: icon, name and code, and at the end where it belongs. */
export function PaletteOption({
  command: { label, code, detail, icon, shortcut },
  text,
  ...props
}: PaletteOptionProps) {
  return (
    <Option role="option" {...props}>
      {icon !== undefined && <Icon name={isIconName(icon) ? icon : 'area'} size={16} />}
      <Span truncate minW="0">
        <Marked label={label} text={text} />
      </Span>
      {code !== undefined && (
        <Span color="fg.muted" flexShrink="0" fontVariantNumeric="tabular-nums">
          <Marked label={code} text={text} />
        </Span>
      )}
      {detail && (
        <Span truncate minW="16" flexShrink="9999" color="fg.muted" textStyle="xs" ms="auto" ps="3" textAlign="end">
          <Marked label={detail} text={text} />
        </Span>
      )}
      {shortcut !== undefined && <Kbd ms="auto">{displayKeys(shortcut)}</Kbd>}
    </Option>
  );
}

function Marked({ label, text }: { label: string; text: string }) {
  const ranges = matchedRanges(label, text);
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {label.slice(ranges[at - 1]?.[1] ?? 0, from)}
          <mark>{label.slice(from, to)}</mark>
        </Fragment>
      ))}
      {label.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: { base: '11', md: '9' },
    mx: '1.5',
    px: '2.5',
    rounded: 'l2',
    cursor: 'pointer',
    scrollMarginBlock: '8',
    '& svg': { flexShrink: '0', color: 'fg.subtle' },
    '& mark': { bg: 'primary.muted', color: 'inherit', rounded: 'xs' },
    '&[aria-selected=true]': {
      bg: 'primary.subtle',
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});
