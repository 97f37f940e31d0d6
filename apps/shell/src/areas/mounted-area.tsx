import { addMessages } from '@haisha/i18n';
import { Outlet, type RouteObject } from '@haisha/platform';
import { RouteError } from '../errors/route-error.tsx';
import type { Shell } from '../shell-context.ts';
import { addAreaTexts } from './add-area-texts.ts';
import type { LoadedArea } from './area-loader.ts';
import { cloneRoutes } from './clone-routes.ts';
import { pageRefusal } from './page-refusal.ts';

const always = () => true;

/** Returns the routes of a loaded area, with the checks that precede each of them. */
export function mountedArea(shell: Shell, { name, module }: LoadedArea): RouteObject {
  let texts: Promise<unknown> | undefined;
  return {
    id: name,
    element: <Outlet />,
    errorElement: <RouteError frame="content" area={name} />,
    async loader({ request }) {
      const refusal = pageRefusal(shell, new URL(request.url));
      if (refusal) throw refusal;
      texts ??= Promise.all([
        addAreaTexts(),
        ...Object.entries(module.messages).map(([namespace, byLocale]) => addMessages(namespace, byLocale)),
      ]);
      await texts;
      return null;
    },
    shouldRevalidate: always,
    children: cloneRoutes(module.routes, name),
  };
}
