import { useTranslation } from '@haisha/i18n';
import { chakra, Heading, Kbd, Stack } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { Fragment } from 'react';
import { displayKeys } from './keys.ts';

export type ShortcutGroup = { title: string; shortcuts: readonly { keys: readonly string[]; label: string }[] };
export type ShortcutSheetProps = { open: boolean; onClose: () => void; groups: readonly ShortcutGroup[] };

/** Lists all keys of the page; opens with `?`. */
export function ShortcutSheet({ open, onClose, groups }: ShortcutSheetProps) {
  const { t } = useTranslation('commandPanel');
  return (
    <Dialog open={open} onClose={onClose} title={t('sheet.title')} size="lg">
      <Stack gap="5">
        {groups.map((group) => (
          <section key={group.title}>
            <Heading as="h3" size="sm" mb="2">
              {group.title}
            </Heading>
            <List>
              {group.shortcuts.map((shortcut) => (
                <Fragment key={shortcut.label}>
                  <dt>
                    {shortcut.keys.map((keys) => (
                      <Kbd key={keys} size="lg" me="1">
                        {displayKeys(keys)}
                      </Kbd>
                    ))}
                  </dt>
                  <dd>{shortcut.label}</dd>
                </Fragment>
              ))}
            </List>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: '10rem 1fr', alignItems: 'center', rowGap: '2', columnGap: '4' },
});
