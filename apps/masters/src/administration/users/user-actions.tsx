import { useTranslation } from '@haisha/i18n';
import { Can, useSession } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Button, Icon, type IconName } from '@haisha/ui';
import type { User } from '@haisha/validation/user';
import { Suspense, useState } from 'react';

const LinkDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "administration-dialogs" */ './link-dialog.tsx')).LinkDialog,
}));
const AccessDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "administration-dialogs" */ './access-dialog.tsx')).AccessDialog,
}));

export type UserActionsProps = { user: User };
type Act = 'invitation' | 'passwordReset' | 'removeSecondFactor' | 'deactivate';

/**
 * What an administrator does about the way a person gets in, as far as the state of the person allows it; the own way
 * in is the business of the account.
 */
export function UserActions({ user }: UserActionsProps) {
  const { t } = useTranslation('user');
  const isOwn = useSession()?.user.id === user.id;
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);

  function button(opens: Act, icon: IconName, label: string, tone: 'gray' | 'red' = 'gray') {
    return (
      <Button variant="outline" colorPalette={tone} onClick={() => setAct(opens)}>
        <Icon name={icon} />
        {label}
      </Button>
    );
  }

  return (
    <>
      {user.state !== 'deactivated' && !isOwn && (
        <>
          <Can permission="user.update">
            {user.state === 'invited' &&
              button('invitation', 'inbox', t(user.linkEndsAt ? 'act.inviteAgain' : 'act.invite'))}
            {user.state === 'active' && button('passwordReset', 'lock', t('act.resetPassword'))}
            {user.hasTotp && button('removeSecondFactor', 'undo', t('act.removeSecondFactor'))}
          </Can>
          <Can permission="user.archive">{button('deactivate', 'close', t('act.deactivate'), 'red')}</Can>
        </>
      )}
      <Suspense>
        {(act === 'invitation' || act === 'passwordReset') && <LinkDialog user={user} purpose={act} onClose={close} />}
        {(act === 'removeSecondFactor' || act === 'deactivate') && (
          <AccessDialog user={user} act={act} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
