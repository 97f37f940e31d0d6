import { Flex, type FlexProps } from '@haisha/ui';

/** The buttons at the end of a dialog, visible while the content above them scrolls. */
export function DialogFoot(props: FlexProps) {
  return (
    <Flex
      position="sticky"
      bottom="-6"
      zIndex="1"
      mb="-6"
      pt="3"
      pb="6"
      bg="bg.panel"
      // The content below fades out, so that it does not look like the end.
      _before={{
        content: '""',
        position: 'absolute',
        insetX: '0',
        bottom: '100%',
        h: '5',
        bgGradient: 'to-t',
        gradientFrom: 'bg.panel',
        gradientTo: 'transparent',
        pointerEvents: 'none',
      }}
      {...props}
    />
  );
}
