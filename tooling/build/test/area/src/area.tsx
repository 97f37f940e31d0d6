import { defineArea } from '@haisha/platform';
import { PageFrame, UiProvider } from '@haisha/ui';
import { manifest } from './manifest.ts';

/** As small as an area can be. */
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
