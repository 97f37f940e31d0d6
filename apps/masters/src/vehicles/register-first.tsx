import { Link, useCan } from '@haisha/platform';
import { chakra } from '@haisha/ui';

export type RegisterFirstProps = {
  /** That there is nothing to choose yet. */
  text: string;
  label: string;
  permission: string;
  to: string;
};

/** Under a list with nothing in it: where the first is registered, for those who may. */
export function RegisterFirst({ text, label, permission, to }: RegisterFirstProps) {
  const may = useCan()(permission);
  return (
    <Hint>
      {text} {may && <Link to={to}>{label}</Link>}
    </Hint>
  );
}

const Hint = chakra('span', { base: { '& a': { color: 'primary.fg', textDecoration: 'underline' } } });
