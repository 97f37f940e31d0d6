import { useTranslation } from '@haisha/i18n';
import { notify } from '@haisha/platform';
import { type ComponentType, useEffect, useState } from 'react';

type Loading<Props> = () => Promise<ComponentType<Props>>;

/**
 * Returns a component that is fetched when it is first needed. Unlike `lazy`, it retries a failed fetch the next time
 * and keeps the screen unchanged meanwhile: the user gets a notice, and `onFailure` resets the request.
 */
export function useOnDemand<Props>(
  load: Loading<Props>,
  isRequested: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const { t } = useTranslation('problem');
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isRequested || component) return;
    let isUnmounted = false;
    load().then(
      (loaded) => {
        if (!isUnmounted) setComponent(() => loaded);
      },
      () => {
        if (isUnmounted) return;
        notify({ kind: 'error', text: t('network') });
        onFailure();
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [isRequested, component, load, onFailure, t]);
  return component;
}
