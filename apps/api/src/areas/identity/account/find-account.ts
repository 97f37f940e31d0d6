import { localName } from '@haisha/i18n/local-name';
import type { Account } from '@haisha/validation/account';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { recoveryCodes } from '../../../db/schema/identity/recovery-codes.ts';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { sessionRequired } from '../../../http/errors.ts';

export async function findAccount(db: Database, userId: string): Promise<Account> {
  const { loginId, name, kana, phone, roles, departmentScope, language, theme, lastLoginAt } = users;
  const { passwordHash, externalSubject, totpConfirmedAt } = users;
  const shown = { loginId, name, kana, phone, roles, departmentScope, language, theme, lastLoginAt };
  const [row] = await db
    .select({ shown, passwordHash, externalSubject, totpConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw sessionRequired();
  const own = await db
    .select({ name: departments.name, nameEn: departments.nameEn })
    .from(userDepartments)
    .innerJoin(departments, eq(departments.id, userDepartments.departmentId))
    .where(eq(userDepartments.userId, userId))
    .orderBy(departments.sortOrder, departments.code);
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const since = row.totpConfirmedAt;
  return {
    ...row.shown,
    departmentNames: own.map((department) => department.name),
    departmentNamesEn: own.map(({ name, nameEn }) => localName('en', name, nameEn)),
    hasPassword: row.passwordHash !== null,
    hasSingleSignOn: row.externalSubject !== null,
    totp: since === null ? null : { since, recoveryCodesLeft: await db.$count(recoveryCodes, unused) },
  };
}
