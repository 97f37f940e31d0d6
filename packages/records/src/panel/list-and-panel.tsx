import { Box, Flex } from '@haisha/ui';
import { isInFront, useShortcut } from '@haisha/ui/keys';
import type { EntityFields } from '@haisha/validation/entity';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, Suspense, useRef } from 'react';
import type { PanelProps } from './panel-props.ts';
import type { ListPanel } from './use-list-panel.ts';
import { usePanelWidth } from './use-panel-width.ts';
import { useUndoKey } from './use-undo-key.ts';

export type ListAndPanelProps<Row extends EntityFields> = Pick<PanelProps<Row>, 'onEdit' | 'editAt'> & {
  panel: ListPanel<Row>;
  /** Of the list, which measures what is left to it. */
  box: Ref<HTMLDivElement>;
  /** Takes the focus back that was in the panel. */
  focusList: () => void;
  /** The list. */
  children: ReactNode;
};

/**
 * A list with the panel of one of its rows at its side. While that is open, the row that gets the focus is shown, and
 * Tab goes on from it into the panel.
 */
export function ListAndPanel<Row extends EntityFields>({
  panel,
  box,
  onEdit,
  editAt,
  focusList,
  children,
}: ListAndPanelProps<Row>) {
  const { lazily, id, show, known, position, onPrevious, onNext } = panel;
  const side = useRef<HTMLDivElement>(null);
  const width = usePanelWidth();
  const undoable = useUndoKey();

  function close(): void {
    const hadFocus = side.current?.contains(document.activeElement);
    show(null);
    if (hadFocus) focusList();
  }

  // Here and not in the panel, which may still be on its way when the next key is pressed.
  const isOpen = lazily !== undefined && id !== null;
  useShortcut('e', onEdit, { enabled: isOpen, when: isInFront });
  useShortcut('escape', close, { enabled: isOpen, when: isInFront });

  function onFocus({ target }: FocusEvent): void {
    lazily?.prefetch();
    const row = rowOf(target);
    if (id !== null && row !== undefined) show(row);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isForward = event.key === 'Tab' && !event.shiftKey;
    if (!isForward || rowOf(event.target) === undefined) return;
    const first = side.current?.querySelector<HTMLElement>('[data-correct]') ?? side.current?.querySelector('button');
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  return (
    <Flex flex="1" minH="0" minW="0">
      <Flex
        ref={box}
        direction="column"
        flex="1"
        minW="0"
        minH="0"
        onFocus={onFocus}
        onPointerOver={lazily?.prefetch}
        onKeyDown={onKeyDown}
      >
        {children}
      </Flex>
      {lazily && id !== null && (
        <Box ref={side} w={`${width.px / 16}rem`} maxW="60%" flexShrink="0" borderStartWidth="1px" overflow="hidden">
          <Suspense>
            <lazily.Panel
              {...{ id, known, position, onPrevious, onNext, onEdit, editAt, width, undoable }}
              onClose={close}
            />
          </Suspense>
        </Box>
      )}
    </Flex>
  );
}

function rowOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.rowId : undefined;
}
