import { useTranslation } from '@haisha/i18n';
import { useMutation, useProblemText } from '@haisha/platform';
import { chakra, NativeSelect, Text } from '@haisha/ui';
import { importDelimiters, importEncodings } from '@haisha/validation/import-choices';
import type { PunchFileReadingInput } from '@haisha/validation/punch-file';
import { fileFold } from './file-fold.ts';
import { readPunchFileAnew } from './punch-files-api.ts';
import type { SentFile } from './sent-file.ts';

export type FileReadingProps = { sent: SentFile; isOpen: boolean; onRead: (sent: SentFile) => void };

/** How the file was read, as it was found out; another choice reads it anew. */
export function FileReading({ isOpen, onRead, sent }: FileReadingProps) {
  const { t } = useTranslation('punchFile');
  const problemText = useProblemText();
  const { delimiter, encoding, sheet, sheets } = sent.reading;
  const reading = useMutation({
    mutationFn: (wanted: PunchFileReadingInput) => readPunchFileAnew(sent.id, sent.file, wanted),
    onSuccess: (file) => onRead({ ...sent, reading: file.reading }),
  });
  if (encoding === null && sheets.length < 2) return null;
  const chosen = { ...(encoding && { encoding }), ...(delimiter && { delimiter }), ...(sheet !== null && { sheet }) };
  const choices = [
    { name: 'encoding', value: encoding, values: importEncodings },
    { name: 'delimiter', value: delimiter, values: importDelimiters },
    { name: 'sheet', value: sheet, values: sheets },
  ] as const;
  return (
    <Details open={isOpen} aria-busy={reading.isPending}>
      <summary>{t('reading.title')}</summary>
      <Text>{t(sheet === null ? 'reading.hint' : 'reading.sheetHint')}</Text>
      <div>
        {choices.map(({ name, value, values }) => {
          if (value === null) return null;
          return (
            <div key={name}>
              <span>{t(`reading.${name}`)}</span>
              <NativeSelect.Root size="sm" disabled={reading.isPending}>
                <NativeSelect.Field
                  aria-label={t(`reading.${name}`)}
                  value={value}
                  onChange={({ target }) => {
                    const one = values.find((each) => each === target.value);
                    if (one) reading.mutate({ ...chosen, [name]: one });
                  }}
                >
                  {values.map((one) => (
                    <option key={one} value={one}>
                      {name === 'sheet' ? one : t(`${name}.${one}`)}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </div>
          );
        })}
      </div>
      {reading.error && (
        <Text role="alert" color="fg.error">
          {problemText(reading.error)}
        </Text>
      )}
    </Details>
  );
}

const Details = chakra('details', {
  base: {
    ...fileFold,
    '& > p': { color: 'fg.muted', textStyle: 'sm' },
    '& > p[role=alert]': { color: 'fg.error' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '3', py: '2' },
    '& > div > div': { display: 'grid', gap: '1', w: { base: 'full', sm: '15rem' } },
    '& > div > div > span': { color: 'fg.muted', textStyle: 'xs' },
  },
});
