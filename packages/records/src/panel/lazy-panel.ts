import { lazyDialog } from '@haisha/platform/lazy-part';
import type { EntityFields } from '@haisha/validation/entity';
import type { ComponentType } from 'react';
import { withWords } from '../words/with-words.ts';
import type { LoadPanel, PanelProps } from './panel-props.ts';

/** A panel that is fetched, with its words, when it is first shown, or before that when somebody may soon want it. */
export function lazyPanel<Row extends EntityFields>(load: LoadPanel<Row>) {
  let coming: Promise<ComponentType<PanelProps<Row>>> | undefined;
  const words = async () => (await import(/* webpackChunkName: "panels" */ './panel-messages.ts')).panelMessages;
  function fetch() {
    coming ??= withWords({ words, load });
    // What could not be fetched now may come later.
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  }
  return {
    Panel: lazyDialog(async () => ({ default: await fetch() })),
    prefetch: () => void fetch().catch(() => undefined),
  };
}
