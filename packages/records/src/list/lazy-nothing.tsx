import { useTranslation } from '@haisha/i18n';
import { EmptyState } from '@haisha/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * Stands in place of the rows of a list without one, and is fetched then: few lists are ever empty. Where it cannot be
 * fetched, the text `plain` stands alone, and the next empty list asks for it anew.
 */
export function lazyNothing<Props extends object>(
  plain: 'list.nothingFound' | 'list.nothingInSight',
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  function Plain() {
    const { t } = useTranslation('record');
    return <EmptyState title={t(plain)} />;
  }
  async function fetch(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() };
    } catch {
      // `lazy` keeps what it was given.
      next = lazy(fetch) as ComponentType<Props>;
      return { default: Plain };
    }
  }
  let next = lazy(fetch) as ComponentType<Props>;
  return function Nothing(props: Props) {
    const [Part] = useState(() => next);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
