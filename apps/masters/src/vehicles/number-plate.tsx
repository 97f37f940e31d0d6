import { displaySerial, formatPlate, type Plate } from '@haisha/rules/plate';
import { Box, chakra, Flex } from '@haisha/ui';
import { plateColors } from '@haisha/ui/fields';
import { plateStyle } from './plate-style.ts';

export type NumberPlateProps = { plate: Plate };

/** A plate as it hangs on the vehicle. */
export function NumberPlate({ plate }: NumberPlateProps) {
  return (
    <Frame role="img" aria-label={formatPlate(plate)} {...plateColors[plateStyle(plate)]}>
      <Flex justify="center" gap="3" fontSize="lg" lineHeight="short">
        <span>{plate.region}</span>
        <span>{plate.classNumber}</span>
      </Flex>
      <Flex justify="center" align="baseline" gap="3" lineHeight="short">
        <Box as="span" fontSize="lg">
          {plate.kana}
        </Box>
        <Box as="span" fontSize="3xl" whiteSpace="nowrap">
          {displaySerial(plate.serialNumber)}
        </Box>
      </Flex>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    w: '12rem',
    flexShrink: '0',
    px: '3',
    py: '2',
    rounded: 'lg',
    borderWidth: '3px',
    borderColor: 'border.control',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    // Browsers leave grounds out of print; a plate without its own is another plate.
    printColorAdjust: 'exact',
  },
});
