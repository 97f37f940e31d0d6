import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';

/** A single sign-on that has left for the provider and not come back. */
export const singleSignOnAttempts = pgTable(
  'single_sign_on_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    /** Ties the return to the browser that left: the hash of a cookie of its own. */
    browserHash: text('browser_hash').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('single_sign_on_attempts_ends_at_index').on(table.endsAt)],
);
