import { useTranslation } from '@haisha/i18n';
import { StatusBadge, type StatusTone } from '@haisha/ui';
import type { User, UserState } from '@haisha/validation/user';
import { hasOpenLink } from './has-open-link.ts';

const tones: Record<UserState, StatusTone> = { invited: 'neutral', active: 'quiet', deactivated: 'neutral' };

/** The state of a user; who has no link to come in by is still to be invited. */
export function UserStateBadge({ user }: { user: User }) {
  const { t } = useTranslation('user');
  if (user.state === 'invited' && !hasOpenLink(user)) {
    return <StatusBadge tone="warning">{t('toBeInvited')}</StatusBadge>;
  }
  return <StatusBadge tone={tones[user.state]}>{t(`state.${user.state}`)}</StatusBadge>;
}
