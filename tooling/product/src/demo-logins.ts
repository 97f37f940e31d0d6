import { demoLoginId, demoPassword, demoUsers } from '@haisha/api/demo-users';

/** The log-ins of the demo company, one per role, as text to print. */
export function demoLogins(): string {
  const logins = demoUsers.map(({ role, name }) => `  ${demoLoginId(role).padEnd(24)}${name}`);
  return [`Demo log-ins, all with the password ${demoPassword}:`, ...logins].join('\n');
}
