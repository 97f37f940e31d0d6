import { useTranslation } from '@haisha/i18n';
import { ProblemState } from '@haisha/platform/problem-state';
import { PageFrame, SkeletonTable } from '@haisha/ui';
import type { ReactNode } from 'react';
import { AccountFacts } from './account-facts.tsx';
import { DisplaySection } from './display-section.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { useAccount } from './use-account.ts';

/** The user's account: data, password, second factor, sessions, language and theme. */
export function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <PageFrame title={t('shell:title.account')} width="form">
      <AccountSections />
    </PageFrame>
  );
}

function AccountSections(): ReactNode {
  const { t } = useTranslation('account');
  const { data: account, error, refetch } = useAccount();
  if (error && !account) {
    return <ProblemState error={error} title={t('failed')} onRetry={refetch} />;
  }
  if (!account) return <SkeletonTable />;
  return (
    <>
      <AccountFacts account={account} />
      <PasswordSection account={account} />
      {account.hasPassword && <SecondFactorSection account={account} />}
      <DisplaySection />
      {/* Last, because nobody knows how long it will be. */}
      <OwnSessions />
    </>
  );
}
