import { useTranslation } from '@haisha/i18n';
import { Box, Flex, Icon, IconButton } from '@haisha/ui';
import { CheckMenu, type CheckMenuProps } from '@haisha/ui/check-menu';
import { useRef } from 'react';

export type FilterControlProps = Pick<CheckMenuProps, 'choices' | 'isOne' | 'onToggle'> & {
  /** As its chip is called. */
  id: string;
  label: string;
  /** What it lets through. */
  text: string;
  /** Takes the filter away; without it nothing is filtered. */
  onRemove?: (() => void) | undefined;
};

/** A filter beside a table, as its chip looks: its name, what it lets through, and the way to be rid of it. */
export function FilterControl({ id, label, text, onRemove, ...menu }: FilterControlProps) {
  const { t } = useTranslation('record');
  const control = useRef<HTMLDivElement>(null);
  const name = `${label}: ${text}`;
  const isSet = onRemove !== undefined;
  const look = isSet ? ({ variant: 'subtle' } as const) : ({ variant: 'outline', colorPalette: 'gray' } as const);

  function remove(): void {
    onRemove?.();
    control.current?.querySelector('button')?.focus();
  }

  return (
    <Flex ref={control} data-filter={id} maxW="full" gap="1px">
      <CheckMenu {...menu} {...look} aria-label={name} maxW="20rem" roundedEnd={isSet ? '0' : undefined}>
        <Box as="span" color="fg.muted">
          {label}
        </Box>
        <Box as="span" truncate>
          {text}
        </Box>
        <Icon name="chevronDown" size={12} />
      </CheckMenu>
      {isSet && (
        <IconButton
          {...look}
          roundedStart="0"
          w="controlSmall"
          minW="0"
          aria-label={t('list.dropFilter', { name: label })}
          onClick={remove}
        >
          <Icon name="close" size={12} />
        </IconButton>
      )}
    </Flex>
  );
}
