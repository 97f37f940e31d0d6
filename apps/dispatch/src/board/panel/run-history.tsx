import { formatInstant, useJoined, useTranslation } from '@haisha/i18n';
import { useProblemText, useQuery } from '@haisha/platform';
import { Button, SkeletonText, Text } from '@haisha/ui';
import type { RecordChange } from '@haisha/validation/record-change';
import { useState } from 'react';
import { runChanges } from '../commands/board-api.ts';

/** Who changed what of a run and when, the newest first; asked for when somebody wants to see it. */
export function RunHistory({ id }: { id: string }) {
  const { t } = useTranslation('board');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={t('panel.history')}>
      <h3>
        {t('panel.history')}
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          ms="auto"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'panel.hide' : 'panel.show')}
        </Button>
      </h3>
      {isOpen && <Changes id={id} />}
    </section>
  );
}

function Changes({ id }: { id: string }) {
  const { t, i18n } = useTranslation('board');
  const joined = useJoined();
  const problemText = useProblemText();
  const { data, error } = useQuery(runChanges(id));
  if (error && !data) return <Text color="fg.error">{problemText(error)}</Text>;
  if (!data) return <SkeletonText noOfLines={3} />;

  function whatOf({ action, fields }: RecordChange): string {
    const labels = fields.flatMap(({ path }) => {
      const key = `allocation:field.${path.split('.')[0]}`;
      return i18n.exists(key) ? [i18n.t(key)] : [];
    });
    if (labels.length > 0) return joined([...new Set(labels)]);
    return t(action === 'create' ? 'panel.created' : 'panel.changed');
  }

  return (
    <ul data-list="">
      {data.items.map((change) => (
        <li key={change.id}>
          <span>
            {whatOf(change)} <small>{[formatInstant(change.at), change.by?.name ?? t('undo.system')].join(' ')}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
