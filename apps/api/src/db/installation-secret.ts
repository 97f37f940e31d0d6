import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './schema/services/secrets.ts';

/** A value that is made once for this installation; of several processes at once all get the same. */
export async function installationSecret(db: Database, name: string, make: () => string): Promise<string> {
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error(`the secret ${name} was removed while it was read`);
  return secret.value;
}
