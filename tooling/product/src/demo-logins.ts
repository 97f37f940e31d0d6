import { roles } from '@haisha/rules/permission';

const demoPassword = 'haisha-demo-2026';

/** The log-ins of the demo company, one per role, as text to print. */
export function demoLogins(): string {
  return [`Demo log-ins, all with the password ${demoPassword}:`, ...roles.map((role) => `  ${role}@example.jp`)].join(
    '\n',
  );
}
