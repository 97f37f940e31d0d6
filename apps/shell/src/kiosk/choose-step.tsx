import { useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { kindOf, type PunchButton, punchButtons } from '@haisha/rules/punches/next-punch';
import { Button } from '@haisha/ui';
import type { PunchKind } from '@haisha/validation/punch-choices';
import { useEffect } from 'react';
import type { Found } from './found.ts';

/** Whoever went away without a press leaves the tablet to the next one. */
const restMs = 20_000;

export type ChooseStepProps = { found: Found; onPress: (kind: PunchKind) => void; onBack: () => void };

/** The name, and the buttons of which the likeliest comes first. */
export function ChooseStep({ found: { code, driver }, onBack, onPress }: ChooseStepProps) {
  const { t } = useTranslation('kiosk');
  const locale = useLocale();
  useEffect(() => {
    const timer = setTimeout(onBack, restMs);
    return () => clearTimeout(timer);
  }, [onBack]);
  const likely = likelyOf(driver);
  // Without a network nobody knows whether a break begins or ends.
  const others = punchButtons.filter((button) => button !== likely && (driver || button !== 'break'));
  return (
    <div data-step="">
      <p data-who="">{driver ? t('who', { name: localName(locale, driver.name, driver.nameEn) }) : code}</p>
      {!driver && <p data-hint="">{t('noName')}</p>}
      <div data-buttons="">
        {[likely, ...others].map((button) => {
          const kind = kindOf(button, { isOnBreak: driver?.isOnBreak === true });
          return (
            <Button
              key={button}
              h={button === likely ? '120px' : '96px'}
              fontSize="32px"
              variant={button === likely ? 'solid' : 'outline'}
              colorPalette={button === likely ? 'primary' : 'gray'}
              onClick={() => onPress(kind)}
            >
              {t(`kind.${kind}`)}
            </Button>
          );
        })}
      </div>
      <Button variant="ghost" colorPalette="gray" h="56px" textStyle="lg" onClick={onBack}>
        {t('notMe')}
      </Button>
    </div>
  );
}

/** A driver who left the garage and stands at the tablet has come back. A break that still runs ends first. */
function likelyOf(driver: Found['driver']): PunchButton {
  if (driver?.next === 'break' && !driver.isOnBreak) return 'returnGarage';
  return driver?.next ?? 'clockIn';
}
