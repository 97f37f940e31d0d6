import { formatInstant, useJoined, useTranslation } from '@haisha/i18n';
import { useProblemText, useQuery } from '@haisha/platform';
import { Text } from '@haisha/ui';
import type { RecordChange } from '@haisha/validation/record-change';
import { useSettled } from '../form/use-settled.ts';
import { usePanel } from './panel-context.ts';
import { PanelLines, PanelLink } from './panel-lines.tsx';
import { PanelSection } from './panel-parts.tsx';

const mostShown = 3;
const mostNamed = 2;
const passingMs = 150;
const acts = ['create', 'update', 'archive', 'restore', 'changeStatus'] as const;

/** The last writes to the row, and the way to all of them. */
export function PanelChanges() {
  const { t } = useTranslation('panel');
  const { api, row, editAt } = usePanel();
  const isSettled = useSettled(row.id, passingMs) === row.id;
  const { data, error } = useQuery({ ...api.changes(row.id), enabled: isSettled });
  const problemText = useProblemText();
  const textOf = useChangeText();
  const changes = data?.items;
  return (
    <PanelSection
      title={t('history')}
      end={
        changes &&
        changes.length > 0 && <PanelLink to={`${editAt}#history`}>{t('all', { count: changes.length })}</PanelLink>
      }
    >
      {error && !changes ? (
        <Text color="fg.subtle">{problemText(error)}</Text>
      ) : (
        <PanelLines
          lines={changes?.slice(0, mostShown).map((change) => ({
            id: change.id,
            when: formatInstant(change.at).slice(0, 10),
            what: textOf(change),
            end: change.by?.name ?? t('entity:actor.system'),
          }))}
        />
      )}
    </PanelSection>
  );
}

/** What was done, with the names of the fields that it changed. */
function useChangeText(): (change: RecordChange) => string {
  const { t, i18n } = useTranslation('panel');
  const { name } = usePanel();
  const joined = useJoined();

  function labelOf(path: string): string | null {
    const known = [path, path.split('.')[0]].find((one) => i18n.exists(`${name}:field.${one}`));
    return known === undefined ? null : i18n.t(`${name}:field.${known}`);
  }

  return ({ action, fields }) => {
    const act = acts.find((one) => one === action) ?? 'other';
    const named = [...new Set(fields.map(({ path }) => labelOf(path)))].filter((label) => label !== null);
    if (act !== 'update') return t(`did.${act}`);
    if (named.length === 0) return t('did.other');
    const shown = joined(named.slice(0, mostNamed));
    const more = named.length - mostNamed;
    return t('did.update', { fields: more > 0 ? t('did.more', { fields: shown, count: more }) : shown });
  };
}
