import { formatInstant, useTranslation } from '@haisha/i18n';
import { Can, Link } from '@haisha/platform';
import { Button, Flex, Icon, Stack, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import { FormRow, FormSection } from '@haisha/ui/form';
import type { User } from '@haisha/validation/user';
import { hasOpenLink } from './has-open-link.ts';

export type UserAccessProps = { user: User };

/** How a person gets in, and whether the person has been here yet. */
export function UserAccess({ user }: UserAccessProps) {
  const { t } = useTranslation('user');
  const { state, lastLoginAt, hasTotp, hasSingleSignOn } = user;
  const openUntil = hasOpenLink(user) ? formatInstant(user.linkEndsAt) : null;
  return (
    <FormSection title={t('section.access')}>
      <FormRow>
        <Stack gap="3">
          {state === 'invited' && (
            <Text>{openUntil ? t('invitation.open', { at: openUntil }) : t('invitation.none')}</Text>
          )}
          {state === 'active' && openUntil && <Text>{t('passwordReset.open', { at: openUntil })}</Text>}
          <DescriptionList
            items={[
              {
                id: 'lastLoginAt',
                label: t('field.lastLoginAt'),
                value: lastLoginAt ? formatInstant(lastLoginAt) : t('never'),
              },
              { id: 'hasTotp', label: t('field.hasTotp'), value: t(hasTotp ? 'flag.on' : 'flag.off') },
              {
                id: 'hasSingleSignOn',
                label: t('field.hasSingleSignOn'),
                value: t(hasSingleSignOn ? 'flag.linked' : 'flag.off'),
              },
            ]}
          />
          <Can permission="audit.read">
            <Flex gap="2" wrap="wrap">
              {[
                { label: t('act.changes'), to: `/audit?period=all&entity=user&entityId=${user.id}` },
                { label: t('act.deeds'), to: `/audit?period=all&actorId=${user.id}` },
              ].map(({ label, to }) => (
                <Button key={to} asChild variant="outline" colorPalette="gray">
                  <Link to={to}>
                    <Icon name="history" />
                    {label}
                  </Link>
                </Button>
              ))}
            </Flex>
          </Can>
        </Stack>
      </FormRow>
    </FormSection>
  );
}
