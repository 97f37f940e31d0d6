import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../../db/schema/identity/users.ts';

/** To join on `createdBy` and `updatedBy`. */
export const creator = alias(users, 'creator');
export const editor = alias(users, 'editor');

export const entityPeople = {
  createdBy: { id: creator.id, name: creator.name },
  updatedBy: { id: editor.id, name: editor.name },
};
