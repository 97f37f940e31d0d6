import { useTranslation } from '@haisha/i18n';
import { Skeleton, Stack, Text } from '@haisha/ui';
import { foldedAtFirst } from './navigation.ts';
import { NavigationEntry } from './navigation-entry.tsx';
import { NavigationGroupPart } from './navigation-group-part.tsx';
import { useNavigation } from './use-navigation.ts';

export type SideNavigationProps = {
  isFolded?: boolean;
  onFollow?: () => void;
  onApproach: (area: string) => void;
};

/** The menu itself, at the side of a wide window and in a drawer in a narrow one. */
export function SideNavigation({ isFolded = false, ...entry }: SideNavigationProps) {
  const { t } = useTranslation('shell');
  const { groups, current, status } = useNavigation();
  const folded = foldedAtFirst(groups);
  return (
    <Stack as="nav" aria-label={t('navigation.label')} gap="0">
      {groups.map((group) => {
        const { label, items } = group;
        const entries = items.map((item) => (
          <NavigationEntry key={item.path} item={item} isCurrent={item === current} isFolded={isFolded} {...entry} />
        ));
        return (
          <NavigationGroupPart
            key={label ?? ''}
            label={label}
            isFoldedAtFirst={folded.has(group)}
            hasCurrent={current !== undefined && items.includes(current)}
            isIconsOnly={isFolded}
          >
            {entries}
          </NavigationGroupPart>
        );
      })}
      {status === 'waiting' && <Waiting />}
      {status === 'unavailable' && (
        <Text px="2" textStyle="xs" color="fg.muted" role="status">
          {t('navigation.unavailable')}
        </Text>
      )}
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap="3" px="2" pt="3" aria-hidden="true">
      <Skeleton h="4" w="60%" />
      <Skeleton h="4" w="75%" />
      <Skeleton h="4" w="65%" />
    </Stack>
  );
}
