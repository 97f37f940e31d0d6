import { UserForm } from './user-form.tsx';

/** Adds a user; the invitation is sent from the page that follows. */
export function UserAddPage() {
  return <UserForm row={null} />;
}
