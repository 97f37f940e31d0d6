import { useTranslation } from '@haisha/i18n';
import { Alert, Button, Icon, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { type ReactNode, useRef } from 'react';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen, in one sentence. */
  children?: ReactNode;
  /** The act as a verb; "OK" does not name the act. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** While the act runs, the dialog stays open and cannot be confirmed twice. */
  busy?: boolean;
  /** Why the act failed. */
  error?: ReactNode;
  /** The act is impossible; the dialog can only be cancelled. */
  refused?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an act; the safe answer gets the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  error,
  refused = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      closable={!busy}
      initialFocusRef={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" colorPalette="gray" disabled={busy} onClick={onClose}>
            {cancelLabel ?? t('cancel')}
          </Button>
          {!refused && (
            <Button
              colorPalette={tone === 'danger' ? 'red' : 'primary'}
              loading={busy}
              loadingText={confirmLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {children !== undefined && <Text as="div">{children}</Text>}
        {error !== undefined && error !== null && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator>
              <Icon name="warning" />
            </Alert.Indicator>
            <Alert.Content>{error}</Alert.Content>
          </Alert.Root>
        )}
      </Stack>
    </Dialog>
  );
}
