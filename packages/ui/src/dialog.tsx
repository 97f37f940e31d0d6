import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DialogCloseButton } from './dialog-close-button.tsx';
import { DialogRoot, type DialogRootProps } from './dialog-root.tsx';

export { BareDialog, type BareDialogProps } from './bare-dialog.tsx';
export { FormDialogFrame, type FormDialogFrameProps } from './form-dialog-frame.tsx';

export type DialogProps = Omit<DialogRootProps, 'children'> & {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the recommended one last. */
  footer?: ReactNode;
  /** The current step of several; a new step starts at its top, with the focus on the title. */
  step?: string;
};

/** A modal dialog with its title, what it is about, and its buttons. */
export function Dialog({ title, children, footer, step, ...root }: DialogProps) {
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
    <DialogRoot {...root}>
      <ChakraDialog.Positioner px="3">
        <ChakraDialog.Content>
          <ChakraDialog.Header pe="14">
            <ChakraDialog.Title ref={heading} tabIndex={-1} outline="none">
              {title}
            </ChakraDialog.Title>
          </ChakraDialog.Header>
          {children !== undefined && <ChakraDialog.Body ref={body}>{children}</ChakraDialog.Body>}
          {footer !== undefined && <ChakraDialog.Footer flexWrap="wrap">{footer}</ChakraDialog.Footer>}
          {root.closable !== false && <DialogCloseButton />}
        </ChakraDialog.Content>
      </ChakraDialog.Positioner>
    </DialogRoot>
  );
}
