import { barePath, useLocale, useTranslation } from '@haisha/i18n';
import { useLocation, useSession } from '@haisha/platform';
import { CommandPalette, type PaletteGroup } from '@haisha/ui/command-palette';
import { beginsWith, findCommands } from '@haisha/ui/find-commands';
import type { PaletteCommand } from '@haisha/ui/palette-command';
import { useMemo, useState } from 'react';
import { usePointer } from '../areas/use-pointer.ts';
import { closePanel, keepSoughtText, soughtText } from '../layout/panel.ts';
import { foundKinds, lastPlaces, placeAt } from './places.ts';
import { useFound, useNamed } from './use-found.ts';
import { useFoundCommands } from './use-found-commands.ts';
import { useOwnCommands } from './use-own-commands.ts';

const mostRecent = 8;
const mostOfGroup = 6;
const plate = /^\d{2}-?\d{2}$/;

/** The search of everything: records of all kinds, screens, actions; before anything is typed, where the user was last. */
export function FindPalette() {
  const { t } = useTranslation('find');
  const locale = useLocale();
  const session = useSession();
  const { pointer } = usePointer();
  const [text, setText] = useState(soughtText);
  const [asked, setAsked] = useState(text);
  const kinds = useMemo(() => foundKinds(pointer), [pointer]);
  const toCommands = useFoundCommands(kinds);
  const { menu, further, actions } = useOwnCommands();
  const found = useFound(asked);
  const recent = useRecent(menu, toCommands);
  const isBlank = text.trim() === '';

  function change(next: string, isComposing: boolean) {
    setText(next);
    keepSoughtText(next);
    // In the middle of a Japanese conversion letters that are no kana yet would find nothing.
    setAsked(isComposing ? next.replace(/(?<=\P{ASCII})[a-zａ-ｚ]+$/iu, '') : next);
  }

  const ofKinds = [
    ...Map.groupBy(
      found.items.filter(({ isWeak }) => !isWeak),
      ({ kind }) => kind,
    ),
  ];
  // Four figures are how people call a vehicle, by its plate; numbers of other records only contain them.
  if (plate.test(asked.normalize('NFKC').trim())) {
    ofKinds.sort(([one], [other]) => Number(other === 'vehicle') - Number(one === 'vehicle'));
  }
  const kindGroups = ofKinds.flatMap(([kind, items]): PaletteGroup[] => {
    const label = kinds.get(kind)?.label[locale];
    return label === undefined ? [] : [{ title: label, commands: toCommands(items) }];
  });
  const pages = { title: t('pages'), commands: findCommands([...menu, ...further], asked).slice(0, mostOfGroup) };
  const acts = { title: t('actions'), commands: findCommands(actions, asked).slice(0, mostOfGroup) };
  const isPageMeant = Array.from(asked.trim()).length > 1 && pages.commands.some((page) => beginsWith(page, asked));
  const others = { title: t('others'), commands: toCommands(found.items.filter(({ isWeak }) => isWeak)) };
  const ofText = [...(isPageMeant ? [pages, ...kindGroups] : [...kindGroups, pages]), acts, others];
  const ofNothing = [
    { title: t('recent'), commands: recent.commands },
    { title: t('pages'), commands: menu },
    { title: t('actions'), commands: actions.filter(({ id }) => !id.startsWith('page:')) },
  ];
  const readable = [...kinds.values()].filter(({ kind }) => session?.permissions[`${kind}.read` as never]);
  const searched = [...readable.map(({ label }) => label[locale]), t('pages'), t('actions')];

  return (
    <CommandPalette
      open
      onClose={closePanel}
      text={text}
      onTextChange={change}
      groups={(isBlank ? (recent.isPending ? [] : ofNothing) : ofText).filter(({ commands }) => commands.length > 0)}
      isSearching={isBlank ? recent.isPending : found.isSearching}
      searched={searched.join(t('separator'))}
      notice={!isBlank && found.isFailed ? t('failed') : null}
    />
  );
}

/** Where the user was last, without the page that is open. */
function useRecent(menu: readonly PaletteCommand[], toCommands: ReturnType<typeof useFoundCommands>) {
  const { pathname, search } = useLocation();
  const { pointer } = usePointer();
  const userId = useSession()?.user.id ?? '';
  const places = useMemo(() => {
    const here = pointer && placeAt(pointer, barePath(pathname), search);
    return lastPlaces(userId).filter((place) => place !== here);
  }, [pointer, pathname, search, userId]);
  const { items, isPending } = useNamed(useMemo(() => places.filter((place) => !place.startsWith('/')), [places]));
  const commands = [...toCommands(items), ...menu.map((page) => ({ ...page, id: page.id.replace('page:', '') }))];
  return {
    isPending,
    commands: places
      .flatMap((place) => commands.find(({ id }) => id === place) ?? [])
      .map((command) => ({ ...command, id: `recent:${command.id}` }))
      .slice(0, mostRecent),
  };
}
