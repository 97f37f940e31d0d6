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
  const [refused, setRefused] = useState<RefusedImage | null>(null);
  useUnsavedGuard(isBusy);
  const subject = t(`image.${at.place}`);

  function refusal(failure: RuleFailure): RefusedImage {
    const own = ofPhotos[failure.code];
    return { reason: own ? t(own) : ruleText(failure, subject), again: null };
  }

  async function set(file: File): Promise<void> {
    const failure = file.type === 'application/pdf' ? null : fileFailure(file);
    if (failure) return setRefused(refusal(failure));
    if (file.type === 'application/pdf') return setRefused({ reason: t('image.notPdf'), again: null });
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
      setRefused(first ? refusal(first) : { reason: problemText(cause), again });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, refused, subject, set, remove };
}
