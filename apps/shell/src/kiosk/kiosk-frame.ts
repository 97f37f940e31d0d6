import { chakra } from '@haisha/ui';

/** The whole of a tablet: readable from two steps away, buttons for a gloved thumb. */
export const KioskFrame = chakra('section', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '10',
    overflowY: 'auto',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: '4',
    p: { base: '4', md: '8' },
    // The foot of the page, language and theme, stands in front of it.
    pb: { base: '20', md: '24' },
    bg: 'bg',
    fontVariantNumeric: 'tabular-nums',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      color: 'fg.muted',
      textStyle: 'lg',
    },
    '& > footer': { display: 'grid', gap: '2', color: 'fg.warning', textStyle: 'md', minH: '6' },
    '& > footer p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    '& > [data-step]': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: { base: '5', md: '8' },
      w: 'full',
      maxW: '56rem',
      mx: 'auto',
      textAlign: 'center',
    },
    '& [data-clock]': { fontSize: 'max(4.5rem, min(20vw, 12rem))', fontWeight: 'bold', lineHeight: '1' },
    '& [data-who]': { fontSize: 'max(2rem, min(6vw, 3.5rem))', fontWeight: 'bold', lineHeight: '1.2' },
    '& [data-said]': { fontSize: 'max(1.5rem, min(4vw, 2.25rem))' },
    '& [data-said][role=alert]': { color: 'fg.error' },
    '& [data-step][role=status] > svg': { color: 'fg.success' },
    '& [data-hint]': { color: 'fg.muted', textStyle: 'lg' },
    '& form': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', w: 'full' },
    '& form label': { flexBasis: '100%', textStyle: 'lg', fontWeight: 'bold' },
    '& [data-buttons]': {
      display: 'grid',
      gap: '4',
      w: 'full',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
    },
    '& [data-buttons] > :first-of-type': { gridColumn: '1 / -1' },
    // Read at an arm's length, in the dark of four in the morning: their edges are those of fields.
    '& [data-buttons] > :not(:first-of-type), & [role=status] > button': { borderColor: 'border.control' },
  },
});
