import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { DialogCloseButton } from './dialog-close-button.tsx';
import { DialogRoot, type DialogRootProps } from './dialog-root.tsx';

export type FormDialogFrameProps = Pick<DialogRootProps, 'open' | 'onClose' | 'closable'> & {
  title: ReactNode;
  children: ReactNode;
};

/** A modal dialog in which a whole form keeps its measure, with its index beside it; it fills a phone. */
export function FormDialogFrame({ title, children, ...root }: FormDialogFrameProps) {
  return (
    <DialogRoot {...root} size="xl">
      <ChakraDialog.Positioner px={{ base: '0', md: '3' }}>
        <ChakraDialog.Content
          maxW={{ base: '52rem', lg: '67rem' }}
          my={{ base: '0', md: '8' }}
          minH={{ base: '100dvh', md: '0' }}
          maxH={{ base: '100dvh', md: 'calc(100% - 4rem)' }}
          rounded={{ base: 'none', md: 'lg' }}
        >
          <ChakraDialog.Header pe="14" ps={{ base: '4', md: '6' }}>
            <ChakraDialog.Title tabIndex={-1} outline="none">
              {title}
            </ChakraDialog.Title>
          </ChakraDialog.Header>
          <ChakraDialog.Body>{children}</ChakraDialog.Body>
          {root.closable !== false && <DialogCloseButton />}
        </ChakraDialog.Content>
      </ChakraDialog.Positioner>
    </DialogRoot>
  );
}
