import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { isProblem, notify, useProblemText, useQueryClient, useUnsavedGuard } from '@haisha/platform';
import { fileFailure } from '@haisha/records/files/accepted-files';
import { smallerImage } from '@haisha/records/files/smaller-image';
import type { RuleFailure } from '@haisha/validation/rule';
import { useState } from 'react';
import { type DriverImagePlace, driverImageCalls } from './driver-images-api.ts';

/** Why an image was not taken; with the file where it can be sent again. */
export type RefusedImage = { reason: string; again: File | null };

/** Put into words where it is shown, in the language of the page. */
type Refusal = { failure: RuleFailure } | { problem: unknown; again: File | null } | 'notPdf';

// The sentences of files speak of documents as well, which no image of a driver can be.
const ofPhotos: Partial<Record<string, 'image.notPhoto' | 'image.unreadable'>> = {
  fileType: 'image.notPhoto',
  fileContent: 'image.unreadable',
};

/** Puts an image of a driver in its place, smaller than it was taken, and takes it away. */
export function useImageAct(at: DriverImagePlace, longestSidePx: number) {
  const { t } = useTranslation('driver');
  const ruleText = useRuleText();
  const problemText = useProblemText();
  const calls = driverImageCalls(at, useQueryClient());
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  useUnsavedGuard(isBusy);
  const subject = t(`image.${at.place}`);

  function inWords(why: Refusal): RefusedImage {
    if (why === 'notPdf') return { reason: t('image.notPdf'), again: null };
    if ('problem' in why) return { reason: problemText(why.problem), again: why.again };
    const own = ofPhotos[why.failure.code];
    return { reason: own ? t(own) : ruleText(why.failure, subject), again: null };
  }

  async function set(file: File): Promise<void> {
    const failure = file.type === 'application/pdf' ? null : fileFailure(file);
    if (failure) return setRefused({ failure });
    if (file.type === 'application/pdf') return setRefused('notPdf');
    await attempt(async () => calls.set(await smallerImage(file, longestSidePx)), t('image.kept', { subject }), file);
  }

  async function remove(): Promise<void> {
    await attempt(calls.remove, t('image.removed', { subject }), null);
  }

  async function attempt(act: () => Promise<void>, done: string, again: File | null): Promise<void> {
    setRefused(null);
    setIsBusy(true);
    try {
      await act();
      notify({ kind: 'success', text: done });
    } catch (cause) {
      const [first] = (isProblem(cause) && cause.problem.errors) || [];
      setRefused(first ? { failure: first } : { problem: cause, again });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, refused: refused && inWords(refused), subject, set, remove };
}
