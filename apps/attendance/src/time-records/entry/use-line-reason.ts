import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { chosenReasons } from '@haisha/validation/punch-choices';
import { useState } from 'react';

/** その他 wants a text, which only the dialog asks for. */
export const lineReasons = chosenReasons.filter((reason) => reason !== 'other');
type LineReason = (typeof lineReasons)[number];
export type LineReasonState = { reason: LineReason; onReason: (reason: LineReason) => void };

const name = 'time-record-reason';

/** Why the office enters punches: chosen once for all lines, and kept on this device. */
export function useLineReason(): LineReasonState {
  const [reason, setReason] = useState<LineReason>(() => keptChoice(name, lineReasons) ?? 'forgotten');
  return {
    reason,
    onReason: (chosen) => {
      keepChoice(name, chosen);
      setReason(chosen);
    },
  };
}
