import { isProblem } from '@haisha/platform';
import type { RuleFailure } from '@haisha/validation/rule';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type Countdown, useCountdown } from './use-countdown.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type FieldCheck = (value: string, values: Values<string>) => RuleFailure | null;

export type PlainFormOptions<Name extends string> = {
  /** Returns why a value is refused, by field, in the order of the page. */
  checks: Readonly<Record<Name, FieldCheck>>;
  send: (values: Values<Name>) => Promise<void>;
  /** Names of fields that differ from those of the server. */
  paths?: Readonly<Record<string, NoInfer<Name>>>;
  /** Returns the reason of a refusal that does not concern one field. */
  wordsOf: (cause: unknown) => string;
  notice?: string | null;
};

export type PlainFormState = {
  form: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  refusal: string | null;
  throttle: Countdown;
  busy: boolean;
};

/** A short form of plain fields: checked when a field is left and when it is submitted, then by the server. */
export function usePlainForm<Name extends string>(options: PlainFormOptions<Name>) {
  const { checks, send, paths, wordsOf, notice = null } = options;
  const [failures, setFailures] = useState<Readonly<Record<string, RuleFailure | null>>>({});
  const [refusal, setRefusal] = useState(notice);
  const [busy, setBusy] = useState(false);
  const throttle = useCountdown();
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(checks) as Name[];

  function values(): Values<Name> {
    const entered = new FormData(form.current ?? undefined);
    return Object.fromEntries(names.map((name) => [name, String(entered.get(name) ?? '')])) as Values<Name>;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || throttle.seconds > 0) return;
    const entered = values();
    const found = names.map((name) => [name, checks[name](entered[name], entered)] as const);
    setFailures(Object.fromEntries(found));
    const refused = found.find(([, failure]) => failure !== null);
    if (refused) return focus(refused[0]);
    setBusy(true);
    setRefusal(null);
    try {
      await send(entered);
    } catch (cause) {
      refuse(cause);
    } finally {
      setBusy(false);
    }
  }

  function refuse(cause: unknown): void {
    if (isProblem(cause, 'throttled')) {
      throttle.start(cause.problem.retryAfterSeconds ?? 60);
      return;
    }
    const errors = isProblem(cause) ? (cause.problem.errors ?? []) : [];
    const found = new Map(errors.map((error) => [paths?.[error.path] ?? error.path, error]));
    const name = names.find((one) => found.has(one));
    if (name === undefined) setRefusal(wordsOf(cause));
    else setFailures(Object.fromEntries(found));
    // A hidden value is most likely the wrong one, and it is last.
    if (name !== undefined || (isProblem(cause) && cause.status === 401)) focus(name ?? names.at(-1));
  }

  function focus(name: Name | undefined): void {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  return {
    state: { form, submit: (event) => void submit(event), refusal, throttle, busy } satisfies PlainFormState,
    /** The props of a field. */
    field: <One extends Name>(name: One) => ({
      name,
      failure: failures[name],
      onLeave(_name: One, value: string) {
        setFailures((known) => ({ ...known, [name]: checks[name](value, values()) }));
      },
    }),
  };
}
