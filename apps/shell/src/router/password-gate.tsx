import { useSession } from '@haisha/platform';
import type { ReactNode } from 'react';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { lazyPages } from './lazy-pages.tsx';

/** Whoever has to change the password gets that, at every address, and nothing else until it is done. */
export function PasswordGate({ children }: { children: ReactNode }) {
  return useSession()?.user.mustChangePassword ? <AuthLayout>{lazyPages.password}</AuthLayout> : children;
}
