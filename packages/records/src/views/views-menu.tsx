import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText, useQuery, useSession } from '@haisha/platform';
import { Text } from '@haisha/ui';
import { Menu, MenuItem, MenuSeparator } from '@haisha/ui/menu';
import type { SavedView, SavedViews } from '@haisha/validation/saved-view';
import { type ReactElement, useState } from 'react';
import { useLocalName } from '../naming/use-local-name.ts';
import { OpeningDialog } from './opening-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { changeView, moveView } from './saved-view-writes.ts';
import { savedViews } from './saved-views-api.ts';
import type { ShownViews } from './shown-views.ts';

export type ViewsMenuProps = ShownViews & {
  current: SavedView | undefined;
  /** The list is no longer as the current view has it. */
  isChanged: boolean;
  trigger: ReactElement;
};

/** The views of a list to choose from, and what can be done with the one that is shown. */
export function ViewsMenu({ views, list, keptText, current, isChanged, trigger }: ViewsMenuProps) {
  const { t } = useTranslation('savedView');
  const localName = useLocalName();
  const problemText = useProblemText();
  const me = useSession()?.user.id;
  const [asking, setAsking] = useState<'save' | 'change' | 'opening' | null>(null);
  const changing = useMutation(changeView());
  const archiving = useMutation(moveView('archive'));
  const restoring = useMutation(moveView('restore'));
  // Without a word the list opens with a view of its own accord.
  const plain = views.opensWith === null ? null : 'plain';
  const isOwn = current !== undefined && current.owner.id === me;

  async function attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      notify({ kind: 'error', text: problemText(error) });
    }
  }

  const overwrite = (view: SavedView) =>
    attempt(async () => {
      const { id, version, name: called, departmentId } = view;
      await changing.mutateAsync({ id, version, name: called, departmentId, query: keptText });
      list.show(id, keptText, { replace: true });
      notify({ kind: 'success', text: t('overwritten', { name: called }) });
    });

  const archive = (view: SavedView) =>
    attempt(async () => {
      const archived = await archiving.mutateAsync(view);
      list.show(plain, list.queryText, { replace: true });
      const run = () => void attempt(() => restoring.mutateAsync(archived));
      notify({ kind: 'success', text: t('archived', { name: view.name }), action: { label: t('undo'), run } });
    });

  return (
    <>
      <Menu defaultOpen trigger={trigger}>
        <RefreshViews list={views.list} />
        {views.items.map((view) => (
          <MenuItem
            key={view.id}
            id={view.id}
            current={view.id === current?.id}
            onSelect={() => list.show(view.id, view.query)}
          >
            {view.name}
            {view.owner.id !== me && (
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {view.departmentName
                  ? t('sharedBy', {
                      department: localName(view.departmentName, view.departmentNameEn),
                      name: view.owner.name,
                    })
                  : t('ownedBy', { name: view.owner.name })}
              </Text>
            )}
          </MenuItem>
        ))}
        <MenuItem id="plain" current={current === undefined} onSelect={() => list.show(plain, '')}>
          {t('plain')}
        </MenuItem>
        <MenuSeparator />
        {isOwn && isChanged && (
          <MenuItem id="overwrite" icon="save" onSelect={() => void overwrite(current)}>
            {t('overwrite', { name: current.name })}
          </MenuItem>
        )}
        <MenuItem id="save" icon="add" onSelect={() => setAsking('save')}>
          {t('save')}
        </MenuItem>
        {isOwn && (
          <MenuItem id="change" icon="edit" onSelect={() => setAsking('change')}>
            {t('change', { name: current.name })}
          </MenuItem>
        )}
        {isOwn && (
          <MenuItem id="archive" icon="delete" tone="danger" onSelect={() => void archive(current)}>
            {t('archive', { name: current.name })}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem id="opening" icon="settings" onSelect={() => setAsking('opening')}>
          {t('opening.act')}
        </MenuItem>
      </Menu>
      {(asking === 'save' || asking === 'change') && (
        <SaveViewDialog
          list={views.list}
          queryText={keptText}
          view={asking === 'change' ? current : undefined}
          onSaved={(view) => {
            setAsking(null);
            if (asking === 'save') list.show(view.id, view.query, { replace: true });
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'opening' && <OpeningDialog views={views} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Owners change what they share: the views are read anew whenever the menu opens. */
function RefreshViews({ list }: Pick<SavedViews, 'list'>) {
  useQuery({ ...savedViews(list), refetchOnMount: 'always' });
  return null;
}
