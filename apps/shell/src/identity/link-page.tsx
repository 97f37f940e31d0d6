import { formatInstant, useTranslation } from '@haisha/i18n';
import { isProblem, useQuery, useSession } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Heading, SkeletonText, Stack, Text, VisuallyHidden } from '@haisha/ui';
import type { Link } from '@haisha/validation/account';
import type { LoginAnswer, Session } from '@haisha/validation/session';
import { useState } from 'react';
import { useEnter } from '../session/use-enter.ts';
import { useShell } from '../shell-context.ts';
import { CodeForm } from './code-form.tsx';
import { FirstAdministratorForm } from './first-administrator-form.tsx';
import { LinkOver } from './link-over.tsx';
import { LinkPasswordForm } from './link-password-form.tsx';
import { ToLogin } from './to-login.tsx';

/** Shows the purpose of a one-time link, and asks for a new password. */
export function LinkPage({ token }: { token: string }) {
  const { t } = useTranslation('identity');
  const { http } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ['/links', token],
    queryFn: () => http.post<Link>('/links/look', { token }, { whenSignedOut: 'fail' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isProblem(error, 'link.invalid')) return <LinkOver />;
  if (error) {
    return (
      <Stack gap="6">
        <Heading as="h1" size="xl">
          {t('link.failed')}
        </Heading>
        <ProblemState error={error} onRetry={refetch} />
        <ToLogin />
      </Stack>
    );
  }
  if (!data) {
    return (
      <Stack role="status" aria-busy="true">
        <VisuallyHidden>{t('link.checking')}</VisuallyHidden>
        <SkeletonText noOfLines={4} gap="4" />
      </Stack>
    );
  }
  return <OpenLink link={data} token={token} />;
}

function OpenLink({ link: { purpose, endsAt, user }, token }: { link: Link; token: string }) {
  const { t } = useTranslation('identity');
  const { arrival } = useShell();
  const present = useSession()?.user;
  const startSession = useEnter();
  const [state, setState] = useState<'password' | 'code' | 'over'>('password');
  const name = user?.name ?? '';

  async function enter(session: Session): Promise<void> {
    arrival.set(null);
    await startSession(session, '/');
  }

  async function acceptSession({ session }: LoginAnswer): Promise<void> {
    if (session) await enter(session);
    else setState('code');
  }

  if (state === 'over') return <LinkOver />;
  if (state === 'code') {
    return (
      <Stack gap="5">
        <Heading as="h1" size="xl">
          {t('code.title')}
        </Heading>
        <CodeForm submitLabel={t('shell:login.submit')} onLogIn={enter} onStartAnew={() => setState('over')} />
      </Stack>
    );
  }
  const form = { token, onAnswer: acceptSession, onOver: () => setState('over') };
  return (
    <Stack gap="5">
      <Heading as="h1" size="xl" overflowWrap="anywhere">
        {t(`link.${purpose}`, { name })}
      </Heading>
      <Text>{t(`link.${purpose}Text`, { name })}</Text>
      {present && present.loginId !== user?.loginId && <Text>{t('link.other', { name: present.name })}</Text>}
      {user ? <LinkPasswordForm {...form} loginId={user.loginId} /> : <FirstAdministratorForm {...form} />}
      <Text textStyle="sm" color="fg.muted">
        {t('link.until', { time: formatInstant(endsAt) })}
      </Text>
    </Stack>
  );
}
