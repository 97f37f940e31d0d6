import { barePath, useTranslation } from '@haisha/i18n';
import en from '@haisha/i18n/en/missing-page.json';
import ja from '@haisha/i18n/ja/missing-page.json';
import { useLocation } from '@haisha/platform';
import { Box, Icon, isIconName } from '@haisha/ui';
import { LinkRow } from '../layout/link-row.tsx';
import { RowList } from '../layout/row-list.tsx';
import { SearchButton } from '../layout/search-button.tsx';
import { Section } from '../layout/section.tsx';
import { useNavigation } from '../layout/use-navigation.ts';
import { meantPages } from './meant-pages.ts';

/** Its texts, in the file of its code: few people come here. */
export const waysOnTexts = { ja, en };

/** From an address that leads nowhere: the pages that may be meant, and the search. */
export function WaysOn() {
  const { t } = useTranslation('missingPage');
  const { groups } = useNavigation();
  const path = barePath(useLocation().pathname);
  const meant = meantPages(
    groups.flatMap(({ items }) => items),
    path,
  );
  return (
    <Box w="full" pt="4">
      {meant.length > 0 && (
        <Section title={t('meant')}>
          <RowList>
            {meant.map(({ path: to, label, icon }) => (
              <li key={to}>
                <LinkRow to={to}>
                  <Icon name={isIconName(icon) ? icon : 'area'} />
                  {label}
                </LinkRow>
              </li>
            ))}
          </RowList>
        </Section>
      )}
      <Section title={t('search')}>
        <Box maxW="sm">
          <SearchButton />
        </Box>
      </Section>
    </Box>
  );
}
