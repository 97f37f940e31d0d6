import type { RollCallInput } from '@haisha/validation/roll-call';
import { rollCallMethods } from '@haisha/validation/roll-call-choices';
import { type ReasonSubject, reasonSubjectOf } from '../method-reason.ts';

type Kind = RollCallInput['kind'];

/** What was answered so far; the rest is null or empty. */
export type CallDraft = {
  kind: Kind;
  method: RollCallInput['method'] | null;
  usedDetector: boolean;
  /** As it was typed, in mg/L. */
  alcohol: string;
  isHealthy: boolean | null;
  isVehicleSound: boolean | null;
  /** What was typed for each: the reason for one is none for another. */
  methodReasons: Readonly<Record<ReasonSubject, string>>;
  healthNote: string;
  vehicleNote: string;
  condition: string;
  reliefNotice: string;
  instruction: string;
  note: string;
};

export type CallQuestion = 'method' | 'alcohol' | 'isHealthy' | 'isVehicleSound';

export function emptyCall(kind: Kind): CallDraft {
  return {
    kind,
    method: null,
    usedDetector: true,
    alcohol: '',
    isHealthy: null,
    isVehicleSound: null,
    methodReasons: { phone: '', detector: '', both: '' },
    healthNote: '',
    vehicleNote: '',
    condition: '',
    reliefNotice: '',
    instruction: '',
    note: '',
  };
}

/** The questions of a kind of call, in the order in which they are asked (輸送安全規則 第7条第5項). */
export function questionsOf(kind: Kind): CallQuestion[] {
  if (kind === 'before') return ['method', 'alcohol', 'isHealthy', 'isVehicleSound'];
  return kind === 'middle' ? ['method', 'alcohol', 'isHealthy'] : ['method', 'alcohol'];
}

/** The first question without an answer; null when all have one. */
export function openQuestion(draft: CallDraft): CallQuestion | null {
  return questionsOf(draft.kind).find((question) => !isAnswered(draft, question)) ?? null;
}

export function isAnswered({ alcohol, usedDetector, ...draft }: CallDraft, question: CallQuestion): boolean {
  return question === 'alcohol' ? !usedDetector || isReading(alcohol) : draft[question] !== null;
}

/** Answers a question as usual: all well, the vehicle sound. Method and alcohol are told by who sees them (輸送安全規則 第7条第4項). */
export function usualAnswer(question: CallQuestion | null): Partial<CallDraft> {
  return question === 'isHealthy' || question === 'isVehicleSound' ? { [question]: true } : {};
}

/** Answers a question about health or vehicle with no. */
export function badAnswer(question: CallQuestion | null): Partial<CallDraft> {
  return question === 'isHealthy' || question === 'isVehicleSound' ? { [question]: false } : {};
}

/** The method that a digit chooses, 1 the first. */
export function methodOfDigit(key: string): Partial<CallDraft> | null {
  const method = rollCallMethods[Number(key) - 1];
  return method ? { method } : null;
}

/** The alcohol in mg/L; null where none was measured, NaN where no number was typed. */
export function alcoholOf({ alcohol, usedDetector }: CallDraft): number | null {
  if (!usedDetector || alcohol.trim() === '') return null;
  return Number(alcohol.normalize('NFKC').trim());
}

/** Whether a text is what a detector shows: 0, 0.00, 0.15. */
export function isReading(text: string): boolean {
  return /^\d?(\.\d{1,2})?$/.test(text.normalize('NFKC').trim()) && /\d/.test(text.normalize('NFKC'));
}

/** Whether what was answered lets the driver drive. */
export function allowsDriving(draft: CallDraft): boolean {
  return !((alcoholOf(draft) ?? 0) > 0) && draft.isHealthy !== false && draft.isVehicleSound !== false;
}

/** The call as it is sent, with those items alone that its kind has. */
export function inputOf(
  draft: CallDraft,
  about: Pick<RollCallInput, 'id' | 'driverId' | 'date' | 'at' | 'result'>,
): RollCallInput {
  const asks = (question: CallQuestion) => questionsOf(draft.kind).includes(question);
  const subject = reasonSubjectOf(draft);
  const text = (value: string, isAsked = true) => (isAsked && value.trim() !== '' ? value.trim() : null);
  return {
    ...about,
    kind: draft.kind,
    method: draft.method ?? 'faceToFace',
    methodReason: subject && text(draft.methodReasons[subject]),
    usedDetector: draft.usedDetector,
    alcohol: alcoholOf(draft),
    isHealthy: asks('isHealthy') ? draft.isHealthy : null,
    isVehicleSound: asks('isVehicleSound') ? draft.isVehicleSound : null,
    healthNote: text(draft.healthNote, draft.isHealthy === false),
    vehicleNote: text(draft.vehicleNote, draft.isVehicleSound === false),
    condition: text(draft.condition, draft.kind === 'after'),
    reliefNotice: text(draft.reliefNotice, draft.kind === 'after'),
    instruction: text(draft.instruction, draft.kind !== 'after'),
    note: text(draft.note),
  };
}
