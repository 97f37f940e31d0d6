import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import { chakra, NativeSelect, Text } from '@haisha/ui';
import type { PunchFile } from '@haisha/validation/punch-file';
import { type PunchFileField, punchFileFields } from '@haisha/validation/punch-file-choices';
import { fileFold } from './file-fold.ts';
import { nameColumns } from './punch-files-api.ts';

export type FileColumnsProps = { file: PunchFile; onNamed: () => void };

/** What each column of a file says: found by its heading, changed here, remembered for the next file of this kind. */
export function FileColumns({ file: { columns, headers, id, shape }, onNamed }: FileColumnsProps) {
  const { t } = useTranslation('punchFile');
  const problemText = useProblemText();
  const naming = useMutation({
    mutationFn: (chosen: (PunchFileField | null)[]) => nameColumns(id, { columns: chosen }),
    onError: (error) => notify({ kind: 'error', text: problemText(error), about: id }),
    onSettled: onNamed,
  });

  const headingOf = (header: string, at: number) => (header === '' ? t('noHeading', { number: at + 1 }) : header);

  /** A field stands in one column: chosen in another one, it moves there. */
  function choose(at: number, field: PunchFileField | null): void {
    naming.mutate(columns.map((one, index) => (index === at ? field : one === field ? null : one)));
  }

  return (
    <Details open={shape === null}>
      <summary>{t('columns')}</summary>
      {shape === null && (
        <Text role="alert" color="fg.warning">
          {t('noShape')}
        </Text>
      )}
      <ul>
        {headers.map((header, at) => (
          <li key={at}>
            <div>
              <span>{headingOf(header, at)}</span>
              <NativeSelect.Root size="sm" disabled={naming.isPending}>
                <NativeSelect.Field
                  aria-label={headingOf(header, at)}
                  value={columns[at] ?? ''}
                  onChange={({ target }) => choose(at, (target.value || null) as PunchFileField | null)}
                >
                  <option value="">{t('leftOut')}</option>
                  {punchFileFields.map((field) => (
                    <option key={field} value={field}>
                      {t(`field.${field}`)}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </div>
          </li>
        ))}
      </ul>
    </Details>
  );
}

const Details = chakra('details', {
  base: {
    ...fileFold,
    '& ul': {
      listStyle: 'none',
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
      py: '2',
    },
    '& li > div': { display: 'grid', gap: '1' },
    '& li > div > span': { color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' },
  },
});
