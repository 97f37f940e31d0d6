import { useTranslation } from '@haisha/i18n';
import { notify } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { isDoubleBooking } from '@haisha/rules/checks/run-finding';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { FindingWords } from '../findings/use-finding-words.ts';
import type { AskReason, Verdict } from './verdict.ts';

const ActDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ '../panel/act-dialog.tsx')).ActDialog,
}));

type Asked = {
  key: number;
  verdict: Verdict;
  whenLeft: string;
  about: string | undefined;
  answer: (reason: string | null) => void;
};

/**
 * Asks why somebody goes on against findings, one question after the other. What they may not go past is said instead: by a
 * toast alone, which a screen reader hears, because it stood beside what was carried until now. A board that is left asks no
 * more, and leaves no question open: what waits behind one would never be done.
 */
export function useAskReason(
  canOverride: boolean,
  words: FindingWords,
  announce: (text: string) => void,
): { ask: AskReason; dialog: ReactNode } {
  const { t } = useTranslation('board');
  const [questions, setQuestions] = useState<readonly Asked[]>([]);
  const count = useRef(0);
  const [asked] = questions;
  const isLeft = useRef(false);
  /** How to end each question that is open. */
  const open = useRef(new Map<number, () => void>());
  useEffect(() => {
    const { current: ends } = open;
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const end of ends.values()) end();
      ends.clear();
    };
  }, []);

  const ask: AskReason = (verdict, whenLeft = t('reason.left'), about) => {
    const [reason] = words.said(verdict.findings);
    if (verdict.level === 'red' && reason !== undefined && (verdict.findings.some(isDoubleBooking) || !canOverride)) {
      const text = t('verdict.because', { verdict: t('verdict.red'), reason });
      notify({ kind: 'error', text, about: 'board', keep: false });
      return Promise.resolve(null);
    }
    const sayLost = () => notify({ kind: 'error', text: t('reason.lost'), about: 'board' });
    if (isLeft.current) {
      sayLost();
      return Promise.resolve(null);
    }
    count.current += 1;
    const key = count.current;
    return new Promise((resolve) => {
      const answer = (reason: string | null) => {
        open.current.delete(key);
        setQuestions((all) => all.filter((one) => one.key !== key));
        resolve(reason);
      };
      open.current.set(key, () => {
        sayLost();
        resolve(null);
      });
      setQuestions((all) => [...all, { key, verdict, whenLeft, about, answer }]);
    });
  };

  const dialog = asked && (
    <Suspense>
      <ActDialog
        key={asked.key}
        title={t('reason.title')}
        giveLabel={t('reason.goOn')}
        about={asked.about}
        isDanger={false}
        findings={asked.verdict.findings.filter(({ level }) => level !== 'info')}
        onGive={asked.answer}
        onClose={() => {
          asked.answer(null);
          announce(asked.whenLeft);
        }}
      />
    </Suspense>
  );
  return { ask, dialog };
}
