import { useTranslation } from '@haisha/i18n';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { ErrorState, Flex, Spinner, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { Driver } from '@haisha/validation/driver';
import type { LicenceSide } from '@haisha/validation/driver-image';
import { useState } from 'react';
import { licenceImageAddress } from './driver-images-api.ts';

export type LicenceViewerProps = { driver: Driver; side: LicenceSide; title: string; onClose: () => void };

/** One side of the licence, for as long as the dialog is open; nothing keeps it. */
export function LicenceViewer({ driver, side, title, onClose }: LicenceViewerProps) {
  const { t } = useTranslation('driver');
  const nameOf = useNameOf(codeAndName);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  return (
    <Dialog open onClose={onClose} title={t('image.titleOf', { title, name: nameOf(driver) })} size="xl">
      {state === 'failed' ? (
        <ErrorState title={t('image.failed')} onRetry={() => setState('loading')} />
      ) : (
        <Flex justify="center" align="center" bg="bg.muted" rounded="md" minH="40" position="relative">
          {state === 'loading' && <Spinner position="absolute" />}
          <img
            src={licenceImageAddress(driver.id, side)}
            alt={title}
            style={{ maxWidth: '100%', maxHeight: '68vh', objectFit: 'contain' }}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        </Flex>
      )}
      <Text mt="3" textStyle="sm" color="fg.muted">
        {t('image.logged')}
      </Text>
    </Dialog>
  );
}
