import { nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { fieldEdge } from './field-edge.ts';

/** The style of a select. Chakra's own recipe includes its large select, which no page uses. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { h: 'fit-content', display: 'flex', w: '100%', position: 'relative' },
    field: {
      w: '100%',
      minW: '0',
      h: 'control',
      ps: '2.5',
      pe: '8',
      textStyle: 'sm',
      lineHeight: 'normal',
      textOverflow: 'ellipsis',
      appearance: 'none',
      borderRadius: 'l2',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.panel',
      _disabled: { layerStyle: 'disabled' },
      ...fieldEdge,
      '& > option, & > optgroup': { bg: 'bg' },
    },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      pointerEvents: 'none',
      top: '50%',
      insetEnd: '2',
      h: '100%',
      transform: 'translateY(-50%)',
      textStyle: 'lg',
      color: 'fg.muted',
      _disabled: { opacity: '0.5' },
      _invalid: { color: 'fg.error' },
      _icon: { w: '0.75em', h: '0.75em' },
    },
  },
});
