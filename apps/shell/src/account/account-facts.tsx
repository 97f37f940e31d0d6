import { formatInstant, useJoined, useLocale, useTranslation } from '@haisha/i18n';
import { Box, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { Account } from '@haisha/validation/account';
import { Section } from '../layout/section.tsx';
import { useRoleNames } from '../session/use-role-names.ts';

/** Shows the user's own data, which administrators maintain. */
export function AccountFacts({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const joined = useJoined();
  const isEnglish = useLocale() === 'en';
  const roles = useRoleNames(account.roles);
  const { loginId, name, departmentScope, departmentNames, departmentNamesEn, lastLoginAt } = account;
  const facts = {
    name,
    loginId,
    roles,
    departments:
      departmentScope === 'all' ? t('who.allDepartments') : joined(isEnglish ? departmentNamesEn : departmentNames),
    lastLoginAt: lastLoginAt && formatInstant(lastLoginAt),
  };
  return (
    <Section title={t('who.title')}>
      <Box>
        <DescriptionList items={Object.entries(facts).map(([id, value]) => ({ id, label: t(`who.${id}`), value }))} />
        <Text textStyle="xs" color="fg.subtle" mt="3">
          {t('who.hint')}
        </Text>
      </Box>
    </Section>
  );
}
