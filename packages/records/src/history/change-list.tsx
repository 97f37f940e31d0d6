import { chakra } from '@haisha/ui';

/** The writes to a record, one card each. */
export const ChangeList = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyleType: 'none' },
});
