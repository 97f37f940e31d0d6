import { useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { Button } from '@haisha/ui';
import type { PunchKind } from '@haisha/validation/punch-choices';
import { useEffect } from 'react';
import type { Found } from './found.ts';

/** Whoever went away without a press leaves the tablet to the next one. */
const restMs = 20_000;
const kinds = ['clockIn', 'leaveGarage', 'returnGarage', 'clockOut'] as const;

export type ChooseStepProps = { found: Found; onPress: (kind: PunchKind) => void; onBack: () => void };

/** The name, and four buttons of which the likeliest comes first. */
export function ChooseStep({ found: { code, driver }, onBack, onPress }: ChooseStepProps) {
  const { t } = useTranslation('kiosk');
  const locale = useLocale();
  useEffect(() => {
    const timer = setTimeout(onBack, restMs);
    return () => clearTimeout(timer);
  }, [onBack]);
  // Breaks are punched on the way; after them the driver comes back.
  const likely = driver?.next === 'break' ? 'returnGarage' : (driver?.next ?? 'clockIn');
  return (
    <div data-step="">
      <p data-who="">{driver ? t('who', { name: localName(locale, driver.name, driver.nameEn) }) : code}</p>
      {!driver && <p data-hint="">{t('noName')}</p>}
      <div data-buttons="">
        {[likely, ...kinds.filter((kind) => kind !== likely)].map((kind) => (
          <Button
            key={kind}
            h={kind === likely ? '120px' : '96px'}
            fontSize="32px"
            variant={kind === likely ? 'solid' : 'outline'}
            colorPalette={kind === likely ? 'primary' : 'gray'}
            onClick={() => onPress(kind)}
          >
            {t(`kind.${kind}`)}
          </Button>
        ))}
      </div>
      <Button variant="ghost" colorPalette="gray" h="56px" textStyle="lg" onClick={onBack}>
        {t('notMe')}
      </Button>
    </div>
  );
}
