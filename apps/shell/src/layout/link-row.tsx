import { Link } from '@haisha/platform';
import { Flex, type FlexProps } from '@haisha/ui';

export type LinkRowProps = FlexProps & {
  /** The target of the row; null for a user who may not open it. */
  to: string | null;
};

/** One line of a list that is a link as a whole; its ground under the pointer reaches a little beyond the text. */
export function LinkRow({ to, children, ...style }: LinkRowProps) {
  const row = { align: 'center', gap: '3', minH: 'control', px: '2', mx: '-2', py: '2', ...style } as const;
  if (to === null) return <Flex {...row}>{children}</Flex>;
  return (
    <Flex asChild {...row} color="fg" _hover={{ bg: 'bg.muted' }} _focusVisible={{ outlineOffset: '-2px' }}>
      <Link to={to}>{children}</Link>
    </Flex>
  );
}
