import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { isProblem, notify, useMutation, useProblemText, useQuery, useSession } from '@haisha/platform';
import { Button, Field, Input, NativeSelect, Stack } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { FieldNotes } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import type { SavedView } from '@haisha/validation/saved-view';
import type { ViewedList } from '@haisha/validation/saved-view-choices';
import { useId, useRef, useState } from 'react';
import { codeAndName } from '../naming/code-and-name.ts';
import { useNameOf } from '../naming/use-name-of.ts';
import { departmentNames } from './department-names.ts';
import { changeView, saveView } from './saved-view-writes.ts';

export type SaveViewDialogProps = {
  list: ViewedList;
  /** What the list is asked now. */
  queryText: string;
  /** The one to rename or share; a new one without it. */
  view: SavedView | undefined;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

/** Names a view and says who sees it. */
export function SaveViewDialog({ list, queryText, view, onSaved, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('savedView');
  const ruleText = useRuleText();
  const nameOf = useNameOf(codeAndName);
  const problemText = useProblemText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const departments = useOwnDepartments();
  const [name, setName] = useState(view?.name ?? '');
  const [departmentId, setDepartmentId] = useState(view?.departmentId ?? '');
  const [refused, setRefused] = useState<'noName' | { error: unknown }>();
  const saving = useMutation(saveView());
  const changing = useMutation(changeView());
  const busy = saving.isPending || changing.isPending;
  const title = view ? t('change', { name: view.name }) : t('save');

  async function save(): Promise<void> {
    if (name.trim() === '') return refuse('noName');
    const fields = { name, departmentId: departmentId || null };
    try {
      const saved = view
        ? await changing.mutateAsync({ ...fields, id: view.id, version: view.version, query: view.query })
        : await saving.mutateAsync({ ...fields, list, query: queryText });
      notify({ kind: 'success', text: t('saved', { name: saved.name }) });
      onSaved(saved);
    } catch (error) {
      refuse({ error });
    }
  }

  function refuse(why: typeof refused): void {
    setRefused(why);
    field.current?.focus();
  }

  function wordsOf(why: NonNullable<typeof refused>): string {
    if (why === 'noName') return ruleText({ code: 'required' }, t('field.name'));
    return isProblem(why.error, 'value.taken') ? t('taken') : problemText(why.error);
  }

  return (
    <Dialog open onClose={onClose} title={title} closable={!busy} initialFocusRef={field}>
      <Form label={title} busy={busy} onSubmit={() => void save()}>
        <Stack gap="4">
          <Field.Root invalid={refused !== undefined}>
            <Field.Label>{t('field.name')}</Field.Label>
            <Input
              ref={field}
              value={name}
              maxLength={40}
              autoComplete="off"
              aria-describedby={`${id}-error`}
              onChange={(event) => {
                setName(event.target.value);
                setRefused(undefined);
              }}
            />
            <FieldNotes id={id} error={refused && wordsOf(refused)} />
          </Field.Root>
          <Field.Root>
            <Field.Label>{t('field.departmentId')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field value={departmentId} onChange={(event) => setDepartmentId(event.target.value)}>
                <option value="">{t('private')}</option>
                {departments.map((department) => (
                  <option key={department.id} value={department.id}>
                    {t('shared', { department: nameOf(department) })}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="flex-end" gap="3" pt="2">
            <Button variant="outline" colorPalette="gray" disabled={busy} onClick={onClose}>
              {t('ui:cancel')}
            </Button>
            <Button type="submit" loading={busy} loadingText={t('confirm')}>
              {t('confirm')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** Those that a person belongs to: no other can be shared with. */
function useOwnDepartments() {
  const user = useSession()?.user;
  const { data } = useQuery(departmentNames());
  return (data?.items ?? []).filter(({ id }) => user?.departmentScope === 'all' || user?.departmentIds.includes(id));
}
