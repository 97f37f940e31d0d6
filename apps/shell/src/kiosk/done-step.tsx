import { useTranslation } from '@haisha/i18n';
import { Button, Icon } from '@haisha/ui';
import type { PunchKind } from '@haisha/validation/punch-choices';
import { useEffect } from 'react';

const shownMs = 8_000;

export type Done = { kind: PunchKind; name: string; time: string };
export type DoneStepProps = { done: Done; isWaiting: boolean; onOver: () => void };

/** What was punched, whose and when, for a moment. */
export function DoneStep({ done: { kind, name, time }, isWaiting, onOver }: DoneStepProps) {
  const { t } = useTranslation('kiosk');
  useEffect(() => {
    const timer = setTimeout(onOver, shownMs);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <div data-step="" role="status">
      <Icon name="success" size={72} />
      <p data-who="">{t('who', { name })}</p>
      <p data-said="">{t('done', { kind: t(`kind.${kind}`), time })}</p>
      {isWaiting && <p data-hint="">{t('kept')}</p>}
      <Button variant="outline" colorPalette="gray" h="72px" minW="12rem" textStyle="xl" onClick={onOver}>
        {t('nextDriver')}
      </Button>
    </div>
  );
}
