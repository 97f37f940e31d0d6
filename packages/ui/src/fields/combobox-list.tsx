import { useTranslation } from '@haisha/i18n';
import { Box, Icon, Text } from '@haisha/ui';
import { useEffect, useRef } from 'react';
import { OptionPopup, OptionRow } from '../option-list.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  hint?: string | null | undefined;
};

type ComboboxListProps = {
  id: string;
  label: string;
  open: boolean;
  options: readonly ComboboxOption[];
  active: number;
  searching: boolean;
  failed: boolean;
  furtherCount: number;
  typed: string;
  canCreate: boolean;
  onActive: (index: number) => void;
  onTake: (index: number) => void;
};

/** The list below a combobox: the options, an empty result, and the offer to create one. */
export function ComboboxList({
  id,
  label,
  open,
  options,
  active,
  searching,
  failed,
  furtherCount,
  typed,
  canCreate,
  onActive,
  onTake,
}: ComboboxListProps) {
  const { t } = useTranslation('ui');
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active]);

  const row = (index: number) => ({
    id: `${id}-${index}`,
    'data-index': index,
    role: 'option',
    'aria-selected': index === active,
    onPointerMove: () => onActive(index),
    // Keeps the focus in the field; losing it would close the list.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onTake(index),
  });

  return (
    <OptionPopup hidden={!open} ref={list}>
      <Text role="status" color="fg.muted" textStyle="sm" px="3" py={statusText() ? '2' : '0'}>
        {statusText()}
      </Text>
      <Box id={id} role="listbox" aria-label={label}>
        {open &&
          options.map(({ value, label: name, hint }, index) => (
            <OptionRow key={value} {...row(index)} color={searching ? 'fg.muted' : undefined}>
              <Text as="span">{name}</Text>
              {hint && (
                <Text as="span" color="fg.muted" textStyle="sm">
                  {hint}
                </Text>
              )}
            </OptionRow>
          ))}
        {open && canCreate && (
          <OptionRow {...row(options.length)} borderTopWidth={options.length > 0 ? '1px' : undefined}>
            <Icon name="add" />
            {typed === '' ? t('combobox.create') : t('combobox.createNamed', { name: typed })}
          </OptionRow>
        )}
      </Box>
    </OptionPopup>
  );

  function statusText(): string | null {
    if (!open) return null;
    if (failed) return t('combobox.failed');
    if (options.length === 0) return searching ? t('loading') : t('combobox.nothing');
    return furtherCount > 0 ? t('combobox.further', { count: furtherCount }) : null;
  }
}
