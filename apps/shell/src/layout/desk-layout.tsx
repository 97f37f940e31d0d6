import { useSession } from '@haisha/platform';
import { lazyPages } from '../router/lazy-pages.tsx';
import { DefaultLayout } from './default-layout.tsx';

/** Shows the password page at every address until a user who has to change the password has done so. */
export function DeskLayout() {
  return useSession()?.user.mustChangePassword ? lazyPages.password : <DefaultLayout />;
}
