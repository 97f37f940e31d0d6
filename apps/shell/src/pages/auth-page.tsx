/** Return address of single sign-on and of links in letters; without one of those its guards lead on. */
export function AuthPage() {
  return null;
}
