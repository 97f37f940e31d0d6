import { useLocale, useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { isProblem, useMutation, useNavigate, useProblemText, useQueryClient, useUnsavedGuard } from '@haisha/platform';
import type { Import } from '@haisha/validation/import';
import type { RuleFailure } from '@haisha/validation/rule';
import { useEffect, useRef, useState } from 'react';
import type { ImportMaster } from '../import-master.ts';
import { importDetail, sendImport } from '../imports-api.ts';
import { importFileFailure } from './import-file-failure.ts';

/** Sends a chosen file and goes on to its import, or says why it cannot be taken; who leaves meanwhile stops it. */
export function useFileSending({ resource, path }: ImportMaster) {
  const { t } = useTranslation('import');
  const ruleText = useRuleText();
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const stop = useRef<AbortController | null>(null);
  const [refusal, setRefusal] = useState<{ name: string; reason: string } | null>(null);
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      setShare(0);
      return sendImport(file, { resource, locale, signal: stop.current.signal, onProgress: setShare });
    },
    onError: (error, file) => {
      if (stop.current?.signal.aborted) return;
      const [first] = (isProblem(error) && error.problem.errors) || [];
      setRefusal({ name: file.name, reason: first ? reasonOf(first) : problemText(error) });
    },
  });
  const discard = useUnsavedGuard(sending.isPending);
  useEffect(() => () => stop.current?.abort(), []);

  function goOn(made: Import): void {
    queries.setQueryData(importDetail(made.id).queryKey, made);
    discard();
    void navigate(`${path}/temp/${made.id}`);
  }

  const reasonOf = (failure: RuleFailure) => ruleText(failure, t('file.word'));

  function take(files: readonly File[]): void {
    const [file, ...more] = files;
    if (!file) return;
    const failure = importFileFailure(file);
    const reason = more.length > 0 ? t('file.several') : failure && reasonOf(failure);
    setRefusal(reason ? { name: file.name, reason } : null);
    // Called only while the page is still there.
    if (!reason) sending.mutate(file, { onSuccess: goOn });
  }

  return {
    file: sending.isPending ? sending.variables : null,
    share,
    refusal,
    take,
    stop: () => stop.current?.abort(),
    forget: () => setRefusal(null),
  };
}
