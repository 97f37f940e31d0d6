import { useTranslation } from '@haisha/i18n';
// The one whose notices the shell shows: this file is in each area.
import { endError, notify } from '@haisha/platform';
import { Button, ErrorState } from '@haisha/ui';
import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react';
import { isChunkError } from './is-chunk-error.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What stands in the place of a part: it may have failed before, which a file does for ever that a release has replaced. */
type Absent<Props> = ComponentType<{ part: Props; hasFailedAgain: boolean; onRetry: () => void }>;

let dialogs = 0;

/**
 * A part of a page that is fetched when it is first shown. Unlike `lazy`, one that cannot be fetched leaves what is around
 * it as it is, a form with its input too: it says so in its own place, and is asked for again by a button or when the
 * network is back. Any other error of the part is thrown.
 */
export function lazyPart<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  return lazyOr(load, Unfetched);
}

/** A part that can be closed, like a dialog: one that cannot be fetched says so in a toast, and is closed. */
export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>): FunctionComponent<Props> {
  dialogs += 1;
  const about = `dialog-${dialogs}`;

  async function loadAndTell() {
    const loaded = await load();
    endError(about);
    return loaded;
  }

  function Closing({ part, hasFailedAgain }: { part: Props; hasFailedAgain: boolean }) {
    const { t } = useTranslation(['shell', 'problem']);
    useEffect(() => {
      const action = { label: t('shell:error.reload'), run: reload };
      notify({ kind: 'error', about, text: t('problem:network'), ...(hasFailedAgain && { action }) });
      part.onClose();
    }, []);
    return null;
  }
  return lazyOr(loadAndTell, Closing);
}

/** A part in whose place `Stand` is when it cannot be fetched; where it is shown next it is fetched anew. */
export function lazyOr<Props extends object>(load: Load<Props>, Stand: Absent<Props>): FunctionComponent<Props> {
  let failures = 0;
  let failed: ComponentType<Props> | null = null;
  let current = attempt();

  function attempt(): ComponentType<Props> {
    const own = lazy(async () => {
      try {
        return await load();
      } catch (error) {
        count(error);
        failed = own;
        return { default: Stead };
      }
    }) as ComponentType<Props>;
    return own;
  }

  function count(error: unknown): void {
    if (!isChunkError(error)) throw error;
    failures += 1;
  }

  /** `lazy` keeps what it was given. */
  function forgetFailed(): void {
    if (current === failed) current = attempt();
  }

  function Stead(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [shown, setShown] = useState(failures);
    useEffect(() => forgetFailed, []);

    async function ask(): Promise<void> {
      try {
        const loaded = await load();
        setLoaded(() => loaded.default);
      } catch (error) {
        count(error);
        setShown(failures);
      }
    }
    return Loaded ? <Loaded {...props} /> : <Stand part={props} hasFailedAgain={shown > 1} onRetry={ask} />;
  }

  return function Part(props: Props) {
    const [Shown] = useState(() => current);
    return <Shown {...props} />;
  };
}

function Unfetched({ hasFailedAgain, onRetry }: { hasFailedAgain: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['shell', 'problem']);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  });
  return (
    <ErrorState
      title={t('problem:network')}
      onRetry={onRetry}
      actions={
        hasFailedAgain && (
          <Button variant="outline" colorPalette="gray" onClick={reload}>
            {t('shell:error.reload')}
          </Button>
        )
      }
    />
  );
}

/** Gets the files of the newest release; the browser asks before input is lost. */
function reload(): void {
  window.location.reload();
}
