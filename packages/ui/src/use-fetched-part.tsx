import { useTranslation } from '@haisha/i18n';
import { Text } from '@haisha/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

export type FetchedPart<Props> = {
  /** Null until it is fetched. */
  Part: ComponentType<Props> | null;
  /** Fetches it, unless it is there; resolves to whether it is. A failed fetch is tried again by the next call. */
  fetch: () => Promise<boolean>;
  /** Says, beside the button that was pressed, that it could not be fetched. */
  failure: ReactNode;
};

/** A part of the screen that a press fetches. */
export function useFetchedPart<Props>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  const { t } = useTranslation('ui');
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function fetch(): Promise<boolean> {
    if (Part) return true;
    setHasFailed(false);
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      setHasFailed(true);
      return false;
    }
  }

  const failure = hasFailed && (
    <Text as="span" role="alert" color="fg.error" textStyle="sm">
      {t('error.title')}
    </Text>
  );
  return { Part, fetch, failure };
}
