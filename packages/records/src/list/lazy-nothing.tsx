import { useTranslation } from '@haisha/i18n';
import { lazyOr } from '@haisha/platform/lazy-part';
import { EmptyState } from '@haisha/ui';
import { type ComponentType, Suspense } from 'react';

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
  const Fetched = lazyOr<Props>(async () => ({ default: await load() }), Plain);
  return function Nothing(props: Props) {
    return (
      <Suspense>
        <Fetched {...props} />
      </Suspense>
    );
  };
}
