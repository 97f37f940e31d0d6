import { useTranslation } from '@haisha/i18n';
import { Button, chakra, Flex, Heading, Text } from '@haisha/ui';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useModalDialog } from '../use-modal-dialog.ts';
import { ChoicePills } from './choice-pills.tsx';
import type { FilterChip } from './filter-chips.tsx';
import { OtherFilters } from './other-filters.tsx';
import { SheetChoicesContext } from './sheet-choices.ts';

export type FilterSheetProps = {
  /** The filters, each with its `data-filter`. */
  children: ReactNode;
  /** The filters in force. */
  chips: readonly FilterChip[];
  /** The filter that has the focus first. */
  startAt: string | null;
  /** How many rows are found; undefined where nothing is said of it. */
  found: ReactNode;
  /** Takes all of them away. */
  onClear: (() => void) | undefined;
  onClose: () => void;
  /** Gets the focus on close where the browser finds nothing that had it before. */
  opener: RefObject<HTMLElement | null>;
};

/**
 * The filters of a list on a phone: a sheet from the lower edge, in the browser's own modal dialog, which keeps the
 * focus inside and returns it. What is chosen is in force at once.
 */
export function FilterSheet({ children, chips, startAt, found, onClear, onClose, opener }: FilterSheetProps) {
  const { t } = useTranslation('ui');
  const dialog = useModalDialog(onClose);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  /** The chips whose filter has a control. */
  const [controlled, setControlled] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    const element = dialog.ref.current;
    const { style } = document.documentElement;
    const before = style.overflow;
    // No field at once: its keyboard would cover the sheet.
    heading.current?.focus();
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
      const { activeElement, body } = document;
      if (activeElement === body || element?.contains(activeElement)) opener.current?.focus();
    };
  }, [opener, dialog.ref]);
  useLayoutEffect(() => {
    if (startAt === null) return;
    const filter = body.current?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(startAt)}"]`);
    if (filter instanceof HTMLDetailsElement) filter.open = true;
    const control = filter?.querySelector(':checked') ?? filter?.querySelector('input, button, select');
    (control as HTMLElement | null | undefined)?.focus();
    filter?.scrollIntoView?.({ block: 'nearest' });
  }, [startAt]);
  useLayoutEffect(() => {
    const ids = [...(body.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])].map(
      (filter) => filter.dataset.filter ?? '',
    );
    setControlled((before) => (String(before) === String(ids) ? before : ids));
  });

  const others = chips.filter(({ id }) => !controlled.includes(id));
  return (
    <Sheet {...dialog} aria-labelledby={titleId}>
      <Flex direction="column" maxH="inherit">
        <Flex align="baseline" gap="2" px="4" py="3" borderBottomWidth="1px" flexShrink="0">
          <Heading ref={heading} as="h2" textStyle="lg" id={titleId} tabIndex={-1} outline="none">
            {t('filters.open')}
          </Heading>
          {found !== undefined && (
            <Text role="status" color="fg.subtle" fontVariantNumeric="tabular-nums">
              {found}
            </Text>
          )}
        </Flex>
        <Body ref={body}>
          <OtherFilters chips={others} />
          <SheetChoicesContext value={ChoicePills}>{children}</SheetChoicesContext>
        </Body>
        <Flex gap="2" px="4" pt="2" pb="max(0.5rem, env(safe-area-inset-bottom))" borderTopWidth="1px" flexShrink="0">
          {onClear && (
            <Button variant="outline" colorPalette="gray" onClick={onClear}>
              {t('filters.clear')}
            </Button>
          )}
          <Button flex="1" onClick={onClose}>
            {t('close')}
          </Button>
        </Flex>
      </Flex>
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    top: 'auto',
    m: '0',
    mx: 'auto',
    w: 'full',
    maxW: '40rem',
    maxH: '85dvh',
    overflow: 'hidden',
    bg: 'bg.raised',
    color: 'fg',
    shadow: 'lg',
    roundedTop: 'xl',
    transition: 'translate 160ms ease-out, opacity 160ms ease-out',
    _starting: { translate: '0 2rem', opacity: '0' },
    '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
  },
});

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minH: '0',
    p: '4',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& > *': { flexShrink: '0' },
  },
});
