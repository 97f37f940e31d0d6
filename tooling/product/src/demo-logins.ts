import { demoLoginId, demoPassword, demoSecondFactor, demoUsers } from '@haisha/demo-company/demo-users';

/** Writes the logins of the demo company, one per role and one with a second factor. */
export function demoLogins(): string {
  const logins = demoUsers.map(({ role, name }) => `  ${demoLoginId(role).padEnd(24)}${name}`);
  const { key, name, secret } = demoSecondFactor;
  logins.push(
    `  ${demoLoginId(key).padEnd(24)} ${name}, with a second factor: ${secret} is the key for the authenticator`,
  );
  return [`Demo logins, all with the password ${demoPassword}:`, ...logins].join('\n');
}
