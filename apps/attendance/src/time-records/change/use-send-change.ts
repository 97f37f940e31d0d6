import { useMutation } from '@haisha/platform';
import type { TimeRecord, TimeRecordInput } from '@haisha/validation/time-record';
import { askChange, sendEvidence } from '../requests/time-changes-api.ts';
import { saveRecord } from '../time-records-api.ts';
import type { ChangeMode } from './change-mode.ts';

/** Stores a change, or asks for it, and then sends the paper that shows it. */
export function useSendChange(mode: ChangeMode) {
  const save = useMutation(saveRecord());
  const ask = useMutation(askChange());

  /** Answers whether the paper was stored as well; the change stands either way. */
  async function send(place: TimeRecord, input: TimeRecordInput, file: File | null): Promise<boolean> {
    const { timeChangeId } = await (mode === 'ask' ? ask : save).mutateAsync({ place, input });
    if (!file || timeChangeId === null) return true;
    return await sendEvidence(timeChangeId, file).then(
      () => true,
      () => false,
    );
  }

  return { send, isPending: save.isPending || ask.isPending };
}
