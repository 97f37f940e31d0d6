import { chakra } from '@haisha/ui';

/** Paper is white in either theme: fixed greys, no tokens. */
export const SheetFrame = chakra('div', {
  base: {
    display: 'none',
    '@media print': {
      display: 'block',
      // A millimetre of A4; on larger paper as much larger as the day leaves room for.
      '--mm': 'min(calc(100vw / 281), calc(var(--scale) * 1mm))',
      bg: '#fff',
      color: '#111',
      fontSize: 'calc(2.65 * var(--mm))',
      lineHeight: '1.25',
      fontVariantNumeric: 'tabular-nums',
      printColorAdjust: 'exact',
      '--bar': 'calc(8 * var(--mm))',
      '& header': { display: 'flex', alignItems: 'baseline', gap: 'calc(6 * var(--mm))', mb: 'calc(2 * var(--mm))' },
      '& h1': { fontSize: 'calc(4.59 * var(--mm))', fontWeight: 'bold' },
      '& header > b': { fontSize: 'calc(3.53 * var(--mm))' },
      '& header > small': { ms: 'auto', fontSize: 'calc(2.82 * var(--mm))' },
      '& table': { w: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
      '& th': {
        w: 'calc(56 * var(--mm))',
        textAlign: 'start',
        fontWeight: 'normal',
        px: 'calc(1 * var(--mm))',
        verticalAlign: 'middle',
      },
      // A name that has no room goes to the next line whole.
      '& tbody th > span': { display: 'inline-block' },
      '& th + th': { w: 'auto', p: '0' },
      '& thead th': { borderBottom: '0.4mm solid #111', fontWeight: 'bold' },
      '& [data-hours]': { whiteSpace: 'nowrap' },
      '& [data-hours] > span': {
        display: 'inline-block',
        w: 'calc(100% / 30)',
        fontWeight: 'normal',
        fontSize: 'calc(2.47 * var(--mm))',
        color: '#444',
        '&[data-strong]': { fontWeight: 'bold', color: '#111' },
      },
      '& tbody tr': { breakInside: 'avoid', borderBottom: '0.15mm solid #999' },
      '& tbody th': { borderInlineEnd: '0.2mm solid #999' },
      // The hours go on beside a head of two lines.
      '& td': {
        p: '0',
        backgroundImage:
          'linear-gradient(90deg, #999 0.2mm, transparent 0.2mm), linear-gradient(90deg, #ddd 0.2mm, transparent 0.2mm)',
        backgroundSize: 'calc(100% / 5) 100%, calc(100% / 30) 100%',
      },
      '& [data-lane]': {
        position: 'relative',
        h: 'calc(var(--lanes) * var(--bar) + calc(0.8 * var(--mm)))',
      },
      '& [data-idle] [data-lane]': { h: 'calc(4.6 * var(--mm))' },
      '& [data-lane] > i': {
        position: 'absolute',
        insetBlock: 'calc(0.5 * var(--mm))',
        fontStyle: 'normal',
        fontSize: 'calc(2.29 * var(--mm))',
        textAlign: 'center',
        color: '#333',
        backgroundImage: 'repeating-linear-gradient(45deg, #ccc 0 0.3mm, #fff 0.3mm calc(1.4 * var(--mm)))',
        textShadow: '0 0 calc(0.6 * var(--mm)) #fff, 0 0 calc(0.6 * var(--mm)) #fff',
      },
      '& [data-bar]': {
        position: 'absolute',
        h: 'calc(var(--bar) - calc(0.8 * var(--mm)))',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        border: '0.25mm dashed #333',
        borderRadius: 'calc(0.8 * var(--mm))',
        bg: '#fff',
        px: 'calc(0.8 * var(--mm))',
        '& > *': { display: 'block' },
      },
      '& [data-bar=requested]': { borderStyle: 'dotted', borderWidth: '0.4mm' },
      '& [data-bar=confirmed], & [data-bar=departed]': { borderStyle: 'solid', bg: '#e3ecf6' },
      '& [data-bar=returned]': { borderStyle: 'solid', bg: '#ececec' },
      // Its head stands above the rest of it on the next page as well.
      '& section': { display: 'table', tableLayout: 'fixed', w: '100%', mt: 'calc(4 * var(--mm))' },
      '& h2': {
        display: 'table-header-group',
        fontSize: 'calc(3.53 * var(--mm))',
        fontWeight: 'bold',
        breakInside: 'avoid',
      },
      '& ul': { listStyle: 'none', columnWidth: 'calc(60 * var(--mm))', columnGap: 'calc(5 * var(--mm))' },
      '& li': {
        breakInside: 'avoid',
        borderBottom: '0.1mm solid #bbb',
        display: 'flex',
        gap: 'calc(1 * var(--mm))',
        '& > b': { whiteSpace: 'nowrap' },
        '& > small': { ms: 'auto', whiteSpace: 'nowrap', fontSize: 'calc(2.47 * var(--mm))' },
      },
    },
  },
});
