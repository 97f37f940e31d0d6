import { useSession } from '@haisha/platform';
import { lazyPages } from '../router/lazy-pages.tsx';
import { DefaultLayout } from './default-layout.tsx';

/** Whoever has to change the password gets that, at every address, and nothing else until it is done. */
export function DeskLayout() {
  return useSession()?.user.mustChangePassword ? lazyPages.password : <DefaultLayout />;
}
