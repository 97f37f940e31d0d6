import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { VisuallyHidden } from '@haisha/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { isComposing } from './keys.ts';
import { dialogRecipe } from './theme/dialog-recipe.ts';

export type BareDialogProps = {
  open: boolean;
  onClose: () => void;
  /** For screen readers alone. */
  title: string;
  /** What is typed in: it has the focus at once, with all of its text selected. */
  inputRef: RefObject<HTMLInputElement | null>;
  children: ReactNode;
};

/** A dialog to type in: below the upper edge, so that it does not jump as its rows come and go; a sheet on a phone. */
export function BareDialog({ open, onClose, title, inputRef, children }: BareDialogProps) {
  const [before] = useState(() => document.activeElement);
  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      lazyMount
      unmountOnExit
      // Escape gives up a Japanese conversion first.
      onEscapeKeyDown={(event) => {
        if (isComposing(event)) event.preventDefault();
      }}
      // Over another dialog: that one still claims the focus when this one opens.
      onFocusOutside={(event) => event.preventDefault()}
      scrollBehavior="inside"
      initialFocusEl={() => inputRef.current}
      finalFocusEl={() => (before instanceof HTMLElement ? before : null)}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner alignItems="flex-start" pt={{ base: '0', md: '12dvh' }} overflow="hidden">
          <ChakraDialog.Content
            my="0"
            maxW={{ base: 'full', md: '35rem' }}
            maxH={{ base: '100dvh', md: 'min(76dvh, 35rem)' }}
            rounded={{ base: 'none', md: 'l3' }}
            overflow="hidden"
          >
            <VisuallyHidden asChild>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </VisuallyHidden>
            <Focused inputRef={inputRef}>{children}</Focused>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** The dialog itself moves the focus some frames later, when people have begun to type. */
function Focused({ inputRef, children }: Pick<BareDialogProps, 'inputRef' | 'children'>) {
  useLayoutEffect(() => {
    inputRef.current?.focus({ preventScroll: true });
    inputRef.current?.select();
  }, [inputRef]);
  return children;
}
