import { picked } from '@haisha/records/form/picked';
import { type User, type UserInput, userInputSchema } from '@haisha/validation/user';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of a user holds while it is being filled in. */
export type UserValues = (typeof userInputSchema)['_zod']['input'];
export type UserFormApi = UseFormReturn<UserValues, unknown, UserInput>;

export const newUser: DefaultValues<UserValues> = {
  roles: [],
  departmentScope: 'own',
  departmentIds: [],
  language: 'ja',
  mustChangePassword: false,
};

/** The fields of a user as its form holds them. */
export function userValues(row: User): UserInput {
  return picked<UserInput>(userInputSchema.shape, row);
}
