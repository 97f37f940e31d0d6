/** The look of what folds on the page of a file; each adds that of what is in it. */
export const fileFold = {
  flexShrink: '0',
  px: { base: '3', md: '6' },
  py: '2',
  borderBottomWidth: '1px',
  '& summary': { cursor: 'pointer', fontWeight: 'bold', py: '1' },
} as const;
