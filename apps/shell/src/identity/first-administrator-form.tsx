import { useLocale, useTranslation } from '@haisha/i18n';
import { isProblem, useProblemText } from '@haisha/platform';
import { max, required } from '@haisha/validation/rule';
import { PlainField } from '../session/plain-field.tsx';
import { PlainForm } from '../session/plain-form.tsx';
import { usePlainForm } from '../session/use-plain-form.ts';
import { useShell } from '../shell-context.ts';
import type { LinkFormProps } from './link-password-form.tsx';
import { NewPassword, newPasswordChecks } from './new-password.tsx';

const checks = {
  loginId: (value: string) => required(value) ?? max(254)(value),
  name: (value: string) => required(value) ?? max(60)(value),
  kana: (value: string) => required(value) ?? max(60)(value),
  ...newPasswordChecks,
};

/** Creates the account of the first administrator of an installation. */
export function FirstAdministratorForm({ token, onAnswer, onOver }: LinkFormProps) {
  const { t } = useTranslation('identity');
  const { http } = useShell();
  const language = useLocale();
  const problemText = useProblemText();
  const { state, field } = usePlainForm({
    checks,
    async send({ again: _again, ...person }) {
      const input = { ...person, token, language };
      try {
        await onAnswer(await http.post('/links/first-administrator', input, { whenSignedOut: 'fail' }));
      } catch (cause) {
        if (!isProblem(cause, 'link.invalid')) throw cause;
        onOver();
      }
    },
    wordsOf: problemText,
  });
  return (
    <PlainForm state={state} submitLabel={t('link.create')}>
      <PlainField
        {...field('loginId')}
        label={t('shell:login.loginId')}
        help={t('person.loginIdHint')}
        autoComplete="username"
        first
      />
      <PlainField {...field('name')} label={t('person.name')} autoComplete="name" />
      <PlainField {...field('kana')} label={t('person.kana')} help={t('person.kanaHint')} autoComplete="off" />
      <NewPassword field={field} />
    </PlainForm>
  );
}
