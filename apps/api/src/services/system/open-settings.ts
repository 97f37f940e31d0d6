import { type Env, isSecret } from '../../settings/env.ts';

/** The settings in force as text; of a secret only whether it is set. */
export function openSettings(env: Env): Record<string, string> {
  const entries = Object.entries(env).map(([name, value]) => {
    const hidden = value === undefined ? '' : '•••';
    return [name, isSecret(name) ? hidden : String(value ?? '')] as const;
  });
  return Object.fromEntries(entries);
}
