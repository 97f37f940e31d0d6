import { useTranslation } from '@haisha/i18n';
import type { ConfirmDialogProps } from '@haisha/ui/confirm-dialog';
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';

const ConfirmDialog = lazy(
  (): Promise<{ default: ComponentType<ConfirmDialogProps> }> =>
    import('@haisha/ui/confirm-dialog').then(
      (module) => ({ default: module.ConfirmDialog }),
      () => ({ default: BrowserConfirm }),
    ),
);

/** The browser's own question, used when ours cannot be fetched. */
function BrowserConfirm({ title, onConfirm, onClose }: ConfirmDialogProps) {
  useEffect(() => {
    if (window.confirm(String(title))) onConfirm();
    else onClose();
  }, [title, onConfirm, onClose]);
  return null;
}

/** Asks before unsaved input is lost, however the user is about to leave. */
export function LeaveQuestion() {
  const { t } = useTranslation('shell');
  const { leave } = useShell();
  const open = useSyncExternalStore(leave.subscribe, leave.isOpen);
  if (!open) return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        tone="danger"
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        onConfirm={() => leave.answer(true)}
        onClose={() => leave.answer(false)}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </Suspense>
  );
}
