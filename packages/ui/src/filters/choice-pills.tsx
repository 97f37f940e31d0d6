import { useJoined } from '@haisha/i18n';
import { Box, chakra, Icon } from '@haisha/ui';
import { useId } from 'react';
import type { SheetChoicesProps } from './sheet-choices.ts';

/** More than these are folded away until they are wanted. */
const mostOpen = 12;

/** The choices of a filter as pills for a finger: the browser's own boxes to tick, or its radio buttons. */
export function ChoicePills<Value extends string>(props: SheetChoicesProps<Value>) {
  const { id, label, options, values } = props;
  const joined = useJoined();
  if (options.length <= mostOpen) {
    return (
      <Group data-filter={id}>
        <legend>{label}</legend>
        <Pills {...props} />
      </Group>
    );
  }
  const chosen = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  return (
    <Fold data-filter={id}>
      <summary>
        {label}
        <Box as="span" truncate ms="auto" color="primary.fg">
          {joined(chosen)}
        </Box>
        <Icon name="chevronDown" size={16} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the summary above says what a legend would say again. */}
      <div role="group" aria-label={label}>
        <Pills {...props} />
      </div>
    </Fold>
  );
}

function Pills<Value extends string>({ options, values, isMany = false, onToggle }: SheetChoicesProps<Value>) {
  const name = useId();
  return (
    <Row>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            checked={values.includes(value)}
            onChange={(event) => onToggle(value, event.target.checked)}
          />
          <Icon name="check" size={16} />
          {label}
        </label>
      ))}
    </Row>
  );
}

const Group = chakra('fieldset', {
  base: { minW: '0', '& > legend': { textStyle: 'label', mb: '2' } },
});

const Fold = chakra('details', {
  base: {
    minW: '0',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'control',
      listStyle: 'none',
      cursor: 'pointer',
      textStyle: 'label',
      '& > svg': { transition: 'transform 120ms ease-out' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minH: 'control',
      minW: 'control',
      maxW: 'full',
      px: '3',
      py: '1.5',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      rounded: 'md',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '& > svg': { display: 'none', color: 'primary.fg' },
      '&:has(> :checked)': { bg: 'primary.subtle', color: 'primary.fg', borderColor: 'transparent' },
      '&:has(> :checked) > svg': { display: 'block' },
      '&:has(> :focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' },
      '@media (forced-colors: active)': { '&:has(> :checked)': { borderColor: 'Highlight' } },
    },
    '& > label > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    // The one that lets everything through is the usual one and stays quiet.
    '& > label:first-of-type:has(> [type=radio]:checked)': {
      bg: 'bg.emphasized',
      color: 'fg',
      '& > svg': { color: 'fg.muted' },
    },
  },
});
