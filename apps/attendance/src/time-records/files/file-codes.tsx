import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { driver } from '@haisha/references/drivers/driver';
import { chakra } from '@haisha/ui';
import type { PunchFile, PunchFileCode } from '@haisha/validation/punch-file';
import { useForm } from 'react-hook-form';
import { nameDriver } from './punch-files-api.ts';

export type FileCodesProps = { file: PunchFile; onNamed: () => void };

/** Codes and cards that are no driver's own: whose they are is chosen once and remembered. */
export function FileCodes({ file: { codes, id }, onNamed }: FileCodesProps) {
  const { t } = useTranslation('punchFile');
  const problemText = useProblemText();
  const naming = useMutation({
    mutationFn: (input: { code: string; driverId: string | null }) => nameDriver(id, input),
    onError: (error) => notify({ kind: 'error', text: problemText(error), about: id }),
    onSettled: onNamed,
  });
  return (
    <Codes aria-label={t('codes')}>
      <h3>{t('codes')}</h3>
      <p>{t('codesHelp')}</p>
      <ul>
        {codes.map((one) => (
          <li key={one.code} data-open={one.driver ? undefined : ''}>
            <b>{one.code}</b>
            <span>{[one.name, t('rows', { count: one.rows })].filter(Boolean).join(' · ')}</span>
            <Whose code={one} onChosen={(driverId) => naming.mutate({ code: one.code, driverId })} />
          </li>
        ))}
      </ul>
    </Codes>
  );
}

function Whose({ code, onChosen }: { code: PunchFileCode; onChosen: (driverId: string | null) => void }) {
  const { t } = useTranslation('punchFile');
  const { clearErrors, control, setError } = useForm<{ id: string | null }>({
    values: { id: code.driver?.id ?? null },
  });
  return (
    <RecordPickerField
      control={control}
      name="id"
      label={t('whose', { code: code.code })}
      placeholder={t('chooseDriver')}
      of={driver}
      onUnknown={() => setError('id', { type: 'chooseRecord' })}
      onPicked={(row) => {
        clearErrors();
        onChosen(row?.id ?? null);
      }}
    />
  );
}

const Codes = chakra('section', {
  base: {
    flexShrink: '0',
    px: { base: '3', md: '6' },
    py: '3',
    borderBottomWidth: '1px',
    '& h3': { fontWeight: 'bold' },
    '& p': { color: 'fg.muted', textStyle: 'sm' },
    '& ul': { listStyle: 'none', display: 'grid', gap: '2', py: '2', maxH: '16rem', overflowY: 'auto' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '10rem 14rem 18rem' },
      alignItems: 'center',
      columnGap: '3',
    },
    '& li b': { overflowWrap: 'anywhere' },
    '& li[data-open] b': { color: 'fg.warning' },
    '& li > span': { color: 'fg.muted' },
    '& [data-label]': { srOnly: true },
  },
});
