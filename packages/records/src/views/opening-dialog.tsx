import { useTranslation } from '@haisha/i18n';
import { notify, useCan, useMutation, useProblemText, useQuery, useSession } from '@haisha/platform';
import { type Role, roles } from '@haisha/rules/roles';
import { Box, Button, Heading, NativeSelect, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { OwnDefault, SavedViews } from '@haisha/validation/saved-view';
import { RadioChoice } from '../list/radio-choice.tsx';
import { permissionTable } from '../permission-table.ts';
import { setOwnDefault, setRoleDefault } from './saved-view-writes.ts';

export type OpeningDialogProps = { views: SavedViews; onClose: () => void };

/** With what a list opens: for oneself, and for the roles by whom the settings are made. Each choice is kept at once. */
export function OpeningDialog({ views, onClose }: OpeningDialogProps) {
  const { t } = useTranslation('savedView');
  const problemText = useProblemText();
  const can = useCan();
  const maySetRoles = can('setting.update') && can('user.read');
  const own = useMutation(setOwnDefault());
  const ofRole = useMutation(setRoleDefault());
  const { list, items, ownDefault } = views;
  const held = useSession()?.user.roles ?? [];
  const matrix = useQuery({ ...permissionTable(), enabled: maySetRoles });
  const reading = matrix.data?.rows.find(({ permission }) => permission === `${list}.read`)?.scopes;
  const readers = roles.filter((role) => reading?.[role]);
  const opening = roles.filter((role) => held.includes(role)).flatMap((role) => viewOf(role) ?? [])[0];

  function viewOf(role: Role) {
    return items.find(({ roles: those }) => those.includes(role));
  }

  const tell = { onError: (error: unknown) => notify({ kind: 'error', text: problemText(error) }) };
  const chooseOwn = (opensWith: OwnDefault['opensWith']) => own.mutate({ list, opensWith }, tell);
  const chooseFor = (role: Role, viewId: string) => ofRole.mutate({ list, role, viewId: viewId || null }, tell);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('opening.title')}
      footer={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      <Stack gap="5">
        <RadioChoice
          label={t('opening.own')}
          value={own.isPending ? own.variables.opensWith : ownDefault}
          onChange={chooseOwn}
          options={[
            { value: 'role', label: t('opening.role', { name: opening?.name ?? t('plain') }) },
            { value: 'plain', label: t('plain') },
            ...items.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {maySetRoles && (
          <Box as="section" aria-label={t('opening.roles')}>
            <Heading as="h3" size="sm" mb="1">
              {t('opening.roles')}
            </Heading>
            <Text textStyle="sm" color="fg.muted" mb="3">
              {t('opening.rolesHint')}
            </Text>
            <Stack gap="2">
              {readers.map((role) => (
                <Box
                  as="label"
                  key={role}
                  display="grid"
                  gridTemplateColumns={{ base: '1fr', sm: '10rem 1fr' }}
                  alignItems="center"
                  columnGap="3"
                >
                  <Text as="span">{t(`user:roles.${role}`)}</Text>
                  <NativeSelect.Root>
                    <NativeSelect.Field
                      value={viewOf(role)?.id ?? ''}
                      onChange={(event) => chooseFor(role, event.target.value)}
                    >
                      <option value="">{t('plain')}</option>
                      {items.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </NativeSelect.Field>
                    <NativeSelect.Indicator />
                  </NativeSelect.Root>
                </Box>
              ))}
            </Stack>
          </Box>
        )}
      </Stack>
    </Dialog>
  );
}
