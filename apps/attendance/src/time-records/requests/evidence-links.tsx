import { useTranslation } from '@haisha/i18n';
import { chakra, Icon } from '@haisha/ui';
import type { TimeChange } from '@haisha/validation/time-change';
import { evidenceAddress } from './time-changes-api.ts';

/** The photos and documents of a change; each opens in a tab of its own, and the server keeps who looked. */
export function EvidenceLinks({ change: { files, id } }: { change: Pick<TimeChange, 'files' | 'id'> }) {
  const { t } = useTranslation('timeChange');
  if (files.length === 0) return null;
  return (
    <Links aria-label={t('evidence.label')}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={evidenceAddress(id, file.id)} target="_blank" rel="noreferrer" title={t('evidence.logged')}>
            <Icon name="document" size={14} />
            {file.name}
          </a>
        </li>
      ))}
    </Links>
  );
}

const Links = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'primary.fg' },
  },
});
