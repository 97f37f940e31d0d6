import { useTranslation } from '@haisha/i18n';
import { ErrorState } from '@haisha/ui';
import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react';
import { notify } from './notify.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Missing<Props> = ComponentType<{ part: Props; onRetry: () => void }>;

/**
 * A part of a page that is fetched when it is first shown. Unlike `lazy`, one that cannot be fetched leaves what is around
 * it as it is, a form with its input too: it says so in its own place, and is asked for again by a button or when the
 * network is back.
 */
export function lazyPart<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  return lazyOr(load, Unfetched);
}

/** A part that can be closed, like a dialog: one that cannot be fetched says so in a toast, and is closed. */
export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>): FunctionComponent<Props> {
  return lazyOr(load, Closing);
}

/** A part in whose place `Absent` stands when it cannot be fetched; where it is shown next it is fetched anew. */
export function lazyOr<Props extends object>(load: Load<Props>, Absent: Missing<Props>): FunctionComponent<Props> {
  let current = attempt();

  function attempt() {
    return lazy(() => load().catch(() => ({ default: Stead }))) as ComponentType<Props>;
  }

  /** `lazy` keeps what it was given. */
  function forget(): void {
    current = attempt();
  }

  function Stead(props: Props) {
    const [isAskedAgain, setIsAskedAgain] = useState(false);
    useEffect(() => forget, []);
    function ask(): void {
      forget();
      setIsAskedAgain(true);
    }
    return isAskedAgain ? <Part {...props} /> : <Absent part={props} onRetry={ask} />;
  }

  function Part(props: Props) {
    const [Shown] = useState(() => current);
    return <Shown {...props} />;
  }
  return Part;
}

function Unfetched({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('problem');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  });
  return <ErrorState title={t('network')} onRetry={onRetry} />;
}

function Closing({ part }: { part: { onClose: () => void } }) {
  const { t } = useTranslation('problem');
  useEffect(() => {
    notify({ kind: 'error', text: t('network') });
    part.onClose();
  }, []);
  return null;
}
