import { Flex, type FlexProps } from '@haisha/ui';

/** The buttons at the end of a dialog, in sight while what stands above them is scrolled. */
export function DialogFoot(props: FlexProps) {
  return <Flex position="sticky" bottom="-6" zIndex="1" mb="-6" pt="3" pb="6" bg="bg.panel" {...props} />;
}
