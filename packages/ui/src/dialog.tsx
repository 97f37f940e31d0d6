import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useTranslation } from '@haisha/i18n';
import { Icon, IconButton } from '@haisha/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { dialogRecipe } from './theme/dialog-recipe.ts';

export { BareDialog, type BareDialogProps } from './bare-dialog.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the recommended one last. */
  footer?: ReactNode;
  /** A `form` keeps its measure with its index beside it, and fills a phone. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'form';
  /** `alertdialog` waits for an answer: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** False while the dialog must stay open, for example during a write. */
  closable?: boolean;
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** The element that gets the focus on close, for a dialog that follows another one. */
  finalFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The current step of several; a new step starts at its top, with the focus on the title. */
  step?: string;
};

const whole = {
  maxW: { base: '52rem', lg: '67rem' },
  my: { base: '0', md: '8' },
  minH: { base: '100dvh', md: '0' },
  maxH: { base: '100dvh', md: 'calc(100% - 4rem)' },
  rounded: { base: 'none', md: 'lg' },
};

/** A modal dialog: the focus stays inside and returns on close, Escape closes. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  closable = true,
  initialFocusRef,
  finalFocusRef,
  step,
}: DialogProps) {
  const { t } = useTranslation('ui');
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);

  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (body.current) body.current.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      role={role}
      size={size === 'form' ? 'xl' : size}
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
        <ChakraDialog.Positioner px={size === 'form' ? { base: '0', md: '3' } : '3'}>
          <ChakraDialog.Content {...(size === 'form' && whole)}>
            <ChakraDialog.Header pe="14" {...(size === 'form' && { ps: { base: '4', md: '6' } })}>
              <ChakraDialog.Title ref={heading} tabIndex={-1} outline="none">
                {title}
              </ChakraDialog.Title>
            </ChakraDialog.Header>
            {children !== undefined && <ChakraDialog.Body ref={body}>{children}</ChakraDialog.Body>}
            {footer !== undefined && <ChakraDialog.Footer flexWrap="wrap">{footer}</ChakraDialog.Footer>}
            {closable && (
              <ChakraDialog.CloseTrigger asChild top="3" insetEnd="3">
                <IconButton aria-label={t('close')} variant="ghost" colorPalette="gray">
                  <Icon name="close" />
                </IconButton>
              </ChakraDialog.CloseTrigger>
            )}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
