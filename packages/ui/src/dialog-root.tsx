import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode, RefObject } from 'react';
import { dialogRecipe } from './theme/dialog-recipe.ts';

export type DialogRootProps = {
  open: boolean;
  onClose: () => void;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `alertdialog` waits for an answer: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** False while the dialog must stay open, for example during a write. */
  closable?: boolean;
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets the focus on close, for a dialog that follows another one. */
  finalFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Where it stands, and what is in it. */
  children: ReactNode;
};

/** What all modal dialogs do: the focus stays inside and returns on close, Escape closes. */
export function DialogRoot({
  open,
  onClose,
  size = 'md',
  role = 'dialog',
  closable = true,
  initialFocusRef,
  finalFocusRef,
  children,
}: DialogRootProps) {
  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      role={role}
      size={size}
      lazyMount
      unmountOnExit
      closeOnEscape={closable}
      // In a field with an open list Escape closes the list.
      onEscapeKeyDown={(event) => {
        if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]')) {
          event.preventDefault();
        }
      }}
      closeOnInteractOutside={closable && role === 'dialog'}
      // A click outside closes the dialog; a focus that comes from a dialog that just closed does not.
      onFocusOutside={(event) => event.preventDefault()}
      scrollBehavior="inside"
      {...(initialFocusRef && { initialFocusEl: () => initialFocusRef.current })}
      {...(finalFocusRef && { finalFocusEl: () => finalFocusRef.current })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        {children}
      </Portal>
    </ChakraDialog.Root>
  );
}
