import { useTranslation } from '@haisha/i18n';
import { isProblem } from '@haisha/platform';
import { Alert, Button, Icon, Stack, VisuallyHidden } from '@haisha/ui';
import { max, type RuleFailure, required } from '@haisha/validation/rule';
import type { Session } from '@haisha/validation/session';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { LoginField, type LoginFieldName } from './login-field.tsx';
import { useCountdown } from './use-countdown.ts';

export type LoginFormProps = {
  loginId?: string;
  submitLabel: string;
  /** Set to the field that is to be filled in first, for a dialog that moves the focus itself. */
  firstField?: RefObject<HTMLInputElement | null>;
  onLogIn: (session: Session) => void | Promise<void>;
};

type Failures = Partial<Record<LoginFieldName, RuleFailure | null>>;

const checks: Record<LoginFieldName, (value: string) => RuleFailure | null> = {
  loginId: (value) => required(value) ?? max(254)(value),
  password: (value) => (value === '' ? { code: 'required' } : max(200)(value)),
};

/** Login ID and password, checked when a field is left and when the form is sent. */
export function LoginForm({ loginId = '', submitLabel, firstField, onLogIn }: LoginFormProps) {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const [failures, setFailures] = useState<Failures>({});
  const [refusal, setRefusal] = useState<'wrong' | 'unavailable' | null>(null);
  const [busy, setBusy] = useState(false);
  const throttle = useCountdown();
  const form = useRef<HTMLFormElement>(null);

  function check(name: LoginFieldName, value: string): RuleFailure | null {
    const failure = checks[name](value);
    setFailures((known) => ({ ...known, [name]: failure }));
    return failure;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || throttle.seconds > 0) return;
    const entered = new FormData(event.currentTarget);
    const credentials = { loginId: String(entered.get('loginId')), password: String(entered.get('password')) };
    const refused = (['loginId', 'password'] as const).filter((name) => check(name, credentials[name]) !== null);
    if (refused[0]) return focusField(refused[0]);
    setBusy(true);
    setRefusal(null);
    try {
      await onLogIn(await session.logIn(credentials));
    } catch (cause) {
      refuse(cause);
    } finally {
      setBusy(false);
    }
  }

  function refuse(cause: unknown) {
    if (isProblem(cause, 'throttled')) throttle.start(cause.problem.retryAfterSeconds ?? 60);
    else if (isProblem(cause, 'credentials.invalid') || isProblem(cause, 'validation.failed')) {
      setRefusal('wrong');
      focusField('password');
    } else setRefusal('unavailable');
  }

  function focusField(name: LoginFieldName) {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        {throttle.seconds > 0 ? (
          <Throttled seconds={throttle.seconds} from={throttle.from} />
        ) : (
          refusal && <Refusal>{t(`login.${refusal}`)}</Refusal>
        )}
        <LoginField
          name="loginId"
          initial={loginId}
          failure={failures.loginId}
          onLeave={check}
          first={loginId === ''}
          inputRef={loginId === '' ? firstField : undefined}
        />
        <LoginField
          name="password"
          initial=""
          failure={failures.password}
          onLeave={check}
          first={loginId !== ''}
          inputRef={loginId === '' ? undefined : firstField}
        />
        <Button
          type="submit"
          colorPalette="primary"
          size="lg"
          w="full"
          loading={busy}
          loadingText={submitLabel}
          disabled={throttle.seconds > 0}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

/** The wait is read out once; the running seconds are for the eye. */
function Throttled({ seconds, from }: { seconds: number; from: number }) {
  const { t } = useTranslation('shell');
  return (
    <Refusal>
      <VisuallyHidden>{t('login.throttled', { seconds: from })}</VisuallyHidden>
      <span aria-hidden="true">{t('login.throttled', { seconds })}</span>
    </Refusal>
  );
}

function Refusal({ children }: { children: ReactNode }) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>{children}</Alert.Content>
    </Alert.Root>
  );
}
