import { defineArea } from '@haisha/platform';
import { PageFrame, UiProvider } from '@haisha/ui';
import { manifest } from './manifest.ts';

/** The smallest possible area. */
export default defineArea(manifest, {
  routes: [
    {
      path: '/small',
      element: (
        <UiProvider>
          <PageFrame title="Small">It stands.</PageFrame>
        </UiProvider>
      ),
    },
  ],
  messages: {},
});
