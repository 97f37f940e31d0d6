import { useTranslation } from '@haisha/i18n';
import { useLocation, useNavigate } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { Box, VisuallyHidden } from '@haisha/ui';
import { Tabs } from '@haisha/ui/tabs';
import type { Driver } from '@haisha/validation/driver';
import { type ReactNode, Suspense, useState } from 'react';
import { useReadsOfDriver } from './use-reads-of-driver.ts';

// Few may read these, and nobody waits for them to change a telephone number.
const DriverPayPart = lazyPart(async () => ({ default: (await import('./pay/driver-pay-part.tsx')).DriverPayPart }));
const DriverRecordPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "driver-record" */ './record/driver-record-part.tsx')).DriverRecordPart,
}));
const DriverLicencesPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "driver-record" */ './record/driver-licences-part.tsx'))
    .DriverLicencesPart,
}));
const DriverFitnessPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "driver-record" */ './record/driver-fitness-part.tsx')).DriverFitnessPart,
}));

/** The tabs reach from edge to edge, and each form has its own measure. */
const inSheet = { '--tabs-inset': { base: '0px', md: '0.75rem' }, '--tabs-gap': '0px' };

export type DriverTabsProps = {
  driver: Driver;
  /** The form of the driver itself. */
  basic: ReactNode;
  isDirty: boolean;
};

/** What is known of a driver, as far as somebody may read it; each part is saved by itself and keeps its input. */
export function DriverTabs({ driver, basic, isDirty }: DriverTabsProps) {
  const { t } = useTranslation('driver');
  const reads = useReadsOfDriver(driver);
  const location = useLocation();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, boolean>>>({});
  const dirty: Readonly<Record<string, boolean>> = { ...unsaved, basic: isDirty };
  const told = (id: string) => (isTouched: boolean) => setUnsaved((was) => ({ ...was, [id]: isTouched }));

  const tabs = [
    { id: 'basic', content: basic },
    reads('driverQualification.read') && {
      id: 'record',
      content: <DriverRecordPart driver={driver} onDirty={told('record')} />,
    },
    reads('driverQualification.readClass') && { id: 'licence', content: <DriverLicencesPart driver={driver} /> },
    reads('driverQualification.readFitness') && { id: 'fitness', content: <DriverFitnessPart driver={driver} /> },
    reads('driverPay.read') && { id: 'pay', content: <DriverPayPart driver={driver} onDirty={told('pay')} /> },
  ].filter((tab) => tab !== false);
  const [first] = tabs;
  const hash = location.hash.slice(1);
  const shown = tabs.some(({ id }) => id === hash) ? hash : 'basic';
  if (tabs.length === 1) return first?.content;

  function show(id: string): void {
    const to = { pathname: location.pathname, search: location.search, hash: id === 'basic' ? '' : `#${id}` };
    void navigate(to, { replace: true, preventScrollReset: true, state: location.state });
  }

  return (
    <Box css={inSheet}>
      <Tabs
        label={t('tab.label')}
        keep
        value={shown}
        onChange={show}
        tabs={tabs.map(({ id, content }) => ({
          id,
          content: <Suspense>{content}</Suspense>,
          label: (
            <>
              {t(`tab.${id}`)}
              {dirty[id] && (
                <>
                  <Box as="span" display="inline-block" boxSize="2" rounded="full" bg="fg.warning" ms="2" />
                  <VisuallyHidden>{t('tab.unsaved')}</VisuallyHidden>
                </>
              )}
            </>
          ),
        }))}
      />
    </Box>
  );
}
