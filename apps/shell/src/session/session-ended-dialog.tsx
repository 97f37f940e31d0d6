import { useTranslation } from '@haisha/i18n';
import { useQueryClient } from '@haisha/platform';
import { Button, Stack, Text } from '@haisha/ui';
import type { DialogProps } from '@haisha/ui/dialog';
import type { Session } from '@haisha/validation/session';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';
import { allowUnload } from '../unsaved/allow-unload.ts';
import { LoginSteps } from './login-steps.tsx';
import { PlainDialog } from './plain-dialog.tsx';

const Dialog = lazy(() =>
  import('@haisha/ui/dialog').then(
    (module) => ({ default: module.Dialog }),
    () => ({ default: PlainDialog }),
  ),
);

const SignOnWindowButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-on" */ './sign-on-window-button.tsx')).SignOnWindowButton,
}));

/** The login over a page, and the message that another user has logged in. */
export function SessionEndedDialog() {
  const { t } = useTranslation('door');
  const { session, settings } = useShell();
  const queries = useQueryClient();
  const [other, setOther] = useState<Session | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const user = session.get()?.user;
  const isEnded = useSyncExternalStore(session.subscribe, session.wasEnded);

  function enter(started: Session) {
    if (started.user.id !== user?.id) return setOther(started);
    session.set(started);
    void queries.invalidateQueries();
  }

  if (other) {
    return (
      <Frame
        title={t('ended.otherTitle')}
        footer={
          <Button colorPalette="primary" onClick={reloadPage}>
            {t('ended.reload')}
          </Button>
        }
      >
        <Text>{t('ended.otherText', { name: other.user.name })}</Text>
      </Frame>
    );
  }
  return (
    <Frame
      title={t('ended.title')}
      initialFocusRef={firstField}
      footer={
        <Button variant="ghost" colorPalette="gray" onClick={reloadPage}>
          {t(isEnded ? 'ended.toLogin' : 'ended.leave')}
        </Button>
      }
    >
      <Stack gap="5">
        <Text>{t(isEnded ? 'ended.byOthers' : 'ended.text')}</Text>
        <LoginSteps firstField={firstField} loginId={user?.loginId} submitLabel={t('ended.again')} onLogIn={enter}>
          {settings.singleSignOn && (
            <Suspense>
              <SignOnWindowButton provider={settings.singleSignOn.providerName} onLogIn={enter} />
            </Suspense>
          )}
        </LoginSteps>
      </Stack>
    </Frame>
  );
}

function Frame(props: Pick<DialogProps, 'title' | 'children' | 'footer' | 'initialFocusRef'>) {
  return (
    <Suspense>
      <Dialog open onClose={() => undefined} role="alertdialog" closable={false} size="sm" {...props} />
    </Suspense>
  );
}

/** Nothing of the former user stays on the page, so the input is lost too, as the dialog said. */
function reloadPage(): void {
  allowUnload();
  window.location.reload();
}
