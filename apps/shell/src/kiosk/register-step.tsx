import { useTranslation } from '@haisha/i18n';
import { useMutation, useProblemText } from '@haisha/platform';
import { Button, Input } from '@haisha/ui';
import { useId, useState } from 'react';
import { useShell } from '../shell-context.ts';

/** Where a tablet is given its login: with the code that the office sees once, or by the link that has it. */
export function RegisterStep({ code, onRegistered }: { code: string; onRegistered: () => void }) {
  const { t } = useTranslation('kiosk');
  const { http } = useShell();
  const problemText = useProblemText();
  const id = useId();
  const [typed, setTyped] = useState(code);
  const registering = useMutation({
    mutationFn: () => http.post('/kiosk/register', { code: typed.trim() }),
    onSuccess: onRegistered,
  });
  return (
    <div data-step="">
      <p data-said="">{t('register.title')}</p>
      <p data-hint="">{t('register.hint')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') registering.mutate();
        }}
      >
        <label htmlFor={id}>{t('register.code')}</label>
        <Input
          id={id}
          value={typed}
          h="72px"
          w="20rem"
          maxW="full"
          textStyle="2xl"
          textAlign="center"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          h="72px"
          minW="9rem"
          textStyle="xl"
          loading={registering.isPending}
          loadingText={t('register.act')}
        >
          {t('register.act')}
        </Button>
      </form>
      <p data-hint="" role="alert">
        {registering.error && problemText(registering.error)}
      </p>
    </div>
  );
}
