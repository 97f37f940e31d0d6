import { useLocale, useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { isProblem, useMutation, useNavigate, useProblemText, useQueryClient, useUnsavedGuard } from '@haisha/platform';
import type { Import } from '@haisha/validation/import';
import type { RuleFailure } from '@haisha/validation/rule';
import { useEffect, useRef, useState } from 'react';
import type { ImportMaster } from '../import-master.ts';
import { importDetail, sendImport } from '../imports-api.ts';
import { importFileFailure } from './import-file-failure.ts';

/** Why a file is not taken: more than one was chosen, a rule, an error of the request. */
type Why = 'several' | RuleFailure | { error: unknown };

/** Sends a chosen file and goes on to its import, or says why it cannot be taken; who leaves meanwhile stops it. */
export function useFileSending({ resource, path }: ImportMaster) {
  const { t } = useTranslation('import');
  const ruleText = useRuleText();
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const stop = useRef<AbortController | null>(null);
  const [refusal, setRefusal] = useState<{ name: string; why: Why } | null>(null);
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
      setRefusal({ name: file.name, why: first ?? { error } });
    },
  });
  const discard = useUnsavedGuard(sending.isPending);
  useEffect(() => () => stop.current?.abort(), []);

  function goOn(made: Import): void {
    queries.setQueryData(importDetail(made.id).queryKey, made);
    discard();
    void navigate(`${path}/temp/${made.id}`);
  }

  function reasonOf(why: Why): string {
    if (why === 'several') return t('file.several');
    return 'error' in why ? problemText(why.error) : ruleText(why, t('file.word'));
  }

  function take(files: readonly File[]): void {
    const [file, ...more] = files;
    if (!file) return;
    const why = more.length > 0 ? 'several' : importFileFailure(file);
    setRefusal(why && { name: file.name, why });
    // Called only while the page is still there.
    if (!why) sending.mutate(file, { onSuccess: goOn });
  }

  return {
    file: sending.isPending ? sending.variables : null,
    share,
    refusal: refusal && { name: refusal.name, reason: reasonOf(refusal.why) },
    take,
    stop: () => stop.current?.abort(),
    forget: () => setRefusal(null),
  };
}
