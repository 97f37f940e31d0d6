import { formatDate, tokyoDate, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { isProblem, useQuery } from '@haisha/platform';
import { Button, ErrorState, Icon } from '@haisha/ui';
import type { Kiosk } from '@haisha/validation/kiosk';
import type { PunchKind } from '@haisha/validation/punch-choices';
import { useState } from 'react';
import { useShell } from '../shell-context.ts';
import { ChooseStep } from './choose-step.tsx';
import { clockText } from './clock-text.ts';
import { CodeStep } from './code-step.tsx';
import { type Done, DoneStep } from './done-step.tsx';
import type { Found } from './found.ts';
import { KioskFrame } from './kiosk-frame.ts';
import { RegisterStep } from './register-step.tsx';
import { useKioskQueue } from './use-kiosk-queue.ts';

const lookAgainMs = 60_000;

type Step = { at: 'code' } | { at: 'choose'; found: Found } | { at: 'done'; done: Done };

/** The tablet at the entrance of a centre: code or card, one press, and the next driver. */
export function KioskPage({ code }: { code: string }) {
  const { t } = useTranslation('kiosk');
  const { http } = useShell();
  const locale = useLocale();
  const queue = useKioskQueue();
  const [step, setStep] = useState<Step>({ at: 'code' });
  const [isNew, setIsNew] = useState(code !== '');
  const { data, error, refetch } = useQuery({
    queryKey: ['/kiosk'],
    queryFn: ({ signal }) => http.get<Kiosk>('/kiosk', { signal, whenSignedOut: 'fail' }),
    enabled: !isNew,
    retry: false,
    refetchInterval: lookAgainMs,
  });
  const start = () => setStep({ at: 'code' });
  const isUnknown = isNew || isProblem(error, 'session.required');

  function press(kind: PunchKind, found: Found): void {
    const { at } = queue.punch({ code: found.code, kind });
    const name = found.driver ? localName(locale, found.driver.name, found.driver.nameEn) : found.code;
    setStep({ at: 'done', done: { kind, name, time: clockText(new Date(at)) } });
  }

  const content = () => {
    if (isUnknown) {
      return (
        <RegisterStep
          code={code}
          onRegistered={() => {
            setIsNew(false);
            void refetch();
          }}
        />
      );
    }
    if (step.at === 'done') return <DoneStep done={step.done} isWaiting={queue.waiting.length > 0} onOver={start} />;
    if (step.at === 'choose')
      return <ChooseStep found={step.found} onPress={(kind) => press(kind, step.found)} onBack={start} />;
    if (error && !data && !isProblem(error, 'network')) return <ErrorState title={t('failed')} />;
    return <CodeStep onFound={(found) => setStep({ at: 'choose', found })} />;
  };

  return (
    <KioskFrame aria-label={t('label')}>
      <header>
        <span>
          {data ? `${localName(locale, data.departmentName, data.departmentNameEn)} ${data.name}` : t('label')}
        </span>
        <span>{formatDate(tokyoDate(), { weekday: true })}</span>
      </header>
      {content()}
      <footer role="status">
        {queue.waiting.length > 0 && (
          <p>
            <Icon name="warning" size={16} />
            {t('waiting', { count: queue.waiting.length })}
          </p>
        )}
        {queue.refused.length > 0 && (
          <p>
            <Icon name="warning" size={16} />
            {t('refused', {
              list: queue.refused
                .map((one) => `${one.code} ${t(`kind.${one.kind}`)} ${clockText(new Date(one.at))}`)
                .join(t('separator')),
            })}
            <Button size="sm" variant="outline" colorPalette="gray" onClick={queue.forget}>
              {t('seen')}
            </Button>
          </p>
        )}
      </footer>
    </KioskFrame>
  );
}
