import { ids, manyOf } from '@haisha/records/list/list-definition';
import { roles } from '@haisha/rules/roles';
import { userSortColumns, userStates } from '@haisha/validation/user-choices';

/** What the address of the list of users can say. */
export const userList = {
  sortColumns: userSortColumns,
  filters: { role: manyOf(roles), state: manyOf(userStates), departmentId: ids() },
  hiddenColumns: ['hasSingleSignOn', 'phone', 'language', 'updatedAt'],
  wideColumns: ['phone'],
};
