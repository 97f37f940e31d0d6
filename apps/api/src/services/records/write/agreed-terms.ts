import type { Permission } from '@haisha/rules/permission';
import type { RowScope } from '../read/row-scope.ts';

/** The terms that go into a row: those given, as far as somebody may set them; otherwise those it has or starts with. */
export function agreedTerms<Terms, Otherwise extends Terms | null>(
  { may }: Pick<RowScope, 'may'>,
  permission: Permission,
  given: Terms | null,
  otherwise: Otherwise,
): Terms | Otherwise {
  return may(permission) ? (given ?? otherwise) : otherwise;
}
