import { useTranslation } from '@haisha/i18n';
import { EmptyState, Icon, isIconName } from '@haisha/ui';
import { LinkRow } from '../layout/link-row.tsx';
import { RowList } from '../layout/row-list.tsx';
import { Section } from '../layout/section.tsx';
import { useNavigation } from '../layout/use-navigation.ts';

/** The screens of somebody for whom this page counts nothing: one press away, as in the menu. */
export function OwnScreens() {
  const { t } = useTranslation('ownHome');
  const { groups, status } = useNavigation();
  const screens = groups.filter(({ id }) => id !== null && id !== 'system').flatMap(({ items }) => items);
  if (status === 'waiting') return null;
  if (screens.length === 0) return <EmptyState title={t('welcome')}>{t('welcomeHint')}</EmptyState>;
  return (
    <Section title={t('screens')}>
      <RowList>
        {screens.map(({ path, label, icon }) => (
          <li key={path}>
            <LinkRow to={path}>
              <Icon name={isIconName(icon) ? icon : 'area'} />
              {label}
            </LinkRow>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
