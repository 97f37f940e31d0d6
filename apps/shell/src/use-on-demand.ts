import { useTranslation } from '@haisha/i18n';
import { notify } from '@haisha/platform';
import { type ComponentType, useEffect, useState } from 'react';

type Loading<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that is fetched when it is first wanted. Unlike `lazy`, a fetch that failed is made anew the next time,
 * and what is on screen stays as it is: the user is told, and `onFailure` takes the wish back.
 */
export function useOnDemand<Props>(
  load: Loading<Props>,
  wanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const { t } = useTranslation('shell');
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || component) return;
    let gone = false;
    load().then(
      (loaded) => {
        if (!gone) setComponent(() => loaded);
      },
      () => {
        if (gone) return;
        notify({ kind: 'error', text: t('error.partFailed') });
        onFailure();
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, component, load, onFailure, t]);
  return component;
}
