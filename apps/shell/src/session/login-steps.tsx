import type { LoginAnswer, Session } from '@haisha/validation/session';
import { type ReactNode, useCallback, useState } from 'react';
import { loadOwnPages } from '../load-own-pages.ts';
import { useOnDemand } from '../use-on-demand.ts';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

export type LoginStepsProps = Omit<LoginFormProps, 'onAnswer' | 'notice'> & {
  onLogIn: (session: Session) => void | Promise<void>;
  /** Other ways to log in, under the first step. */
  children?: ReactNode;
};

const loadCodeForm = () => loadOwnPages().then(({ CodeForm }) => CodeForm);

/** The password and, for users who have one, the second factor, whose form is fetched when it is needed. */
export function LoginSteps({ onLogIn, children, ...form }: LoginStepsProps) {
  const [isCodeRequired, setIsCodeRequired] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const startAnew = useCallback((why: string | null = null) => {
    setNotice(why);
    setIsCodeRequired(false);
  }, []);
  const CodeForm = useOnDemand(loadCodeForm, isCodeRequired, startAnew);

  async function acceptSession({ session }: LoginAnswer): Promise<void> {
    if (session) await onLogIn(session);
    else setIsCodeRequired(true);
  }

  if (isCodeRequired && CodeForm) {
    return <CodeForm submitLabel={form.submitLabel} onLogIn={onLogIn} onStartAnew={startAnew} />;
  }
  return (
    <>
      <LoginForm {...form} notice={notice} onAnswer={acceptSession} />
      {children}
    </>
  );
}
