import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { isProblem, useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { Button, chakra, Icon, Text } from '@haisha/ui';
import { mostImportBytes } from '@haisha/validation/import-choices';
import { megabytes } from '@haisha/validation/megabytes';
import type { RuleFailure } from '@haisha/validation/rule';
import { type DragEvent, useRef, useState } from 'react';
import { sendPunchFile } from './punch-files-api.ts';
import type { SentFile } from './sent-file.ts';

/** The server looks into it, whatever it is called. */
const accepted = '.csv,.tsv,.txt,.xlsx';

/** Why a file is not taken; put into words where it is shown, in the language of the page. */
type Refusal = RuleFailure | 'several' | { problem: unknown };

/** Where a file of punches is dropped or chosen; what it may look like is told beside it. */
export function FileChoice({ onSent }: { onSent: (sent: SentFile) => void }) {
  const { t } = useTranslation('punchFile');
  const ruleText = useRuleText();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sending = useMutation({
    mutationFn: sendPunchFile,
    onSuccess: ({ id, reading }, file) => {
      void queries.invalidateQueries({ queryKey: ['/punch-files'] });
      onSent({ id, file, reading });
    },
    onError: (error) => {
      const [first] = (isProblem(error) && error.problem.errors) || [];
      setRefusal(first ?? { problem: error });
    },
  });

  function reasonOf(why: Refusal): string {
    if (why === 'several') return t('several');
    return 'problem' in why ? problemText(why.problem) : ruleText(why, t('word'));
  }

  function take(files: readonly File[]): void {
    const [file, ...more] = files;
    if (!file || sending.isPending) return;
    const max = megabytes(mostImportBytes);
    const isLarge = file.size > mostImportBytes;
    setRefusal(more.length > 0 ? 'several' : isLarge ? { code: 'fileSize', params: { max } } : null);
    if (more.length === 0 && !isLarge) sending.mutate(file);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take([...event.dataTransfer.files]);
  }

  return (
    <Zone
      aria-label={t('choice')}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Button loading={sending.isPending} loadingText={t('sending')} onClick={() => chooser.current?.click()}>
        <Icon name="upload" />
        {t('choose')}
      </Button>
      <dl>
        {(['punches', 'days'] as const).map((shape) => (
          <div key={shape}>
            <dt>{t(`shape.${shape}`)}</dt>
            <dd>{t(`shapeHelp.${shape}`)}</dd>
          </div>
        ))}
      </dl>
      <Text color="fg.muted">{t('intro')}</Text>
      {refusal !== null && (
        <Text role="alert" color="fg.error">
          {reasonOf(refusal)}
        </Text>
      )}
      <input
        ref={chooser}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('choose')}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Zone>
  );
}

const Zone = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    flexShrink: '0',
    mx: { base: '3', md: '6' },
    my: '4',
    p: { base: '4', md: '5' },
    maxW: '60rem',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    rounded: 'lg',
    bg: 'bg.panel',
    '&[data-over]': { borderColor: 'primary.solid', bg: 'primary.subtle' },
    '& dl': { display: 'grid', gap: '1' },
    '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& dt': { fontWeight: 'bold', minW: '9rem' },
    '& dd': { color: 'fg.muted' },
  },
});
