import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import type { FieldError } from '@haisha/validation/rule';
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';

/** Returns what looks wrong in the values of a form and may be saved as it is. */
export type WarningsOf<Values extends FieldValues> = (values: Values) => readonly FieldError[];

const none: readonly FieldError[] = [];
const Found = createContext(none);

export type FieldWarningsProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  of: WarningsOf<Values>;
  children: ReactNode;
};

/** Points out in the fields below what looks wrong in a form; they are drawn again only when that changes. */
export function FieldWarnings<Values extends FieldValues, Output>({
  control,
  of,
  children,
}: FieldWarningsProps<Values, Output>) {
  const values = useDeferredValue(useWatch({ control }) as Values);
  const written = JSON.stringify(of(values));
  const found = useMemo(() => JSON.parse(written) as FieldError[], [written]);
  return <Found value={found}>{children}</Found>;
}

/** Returns a sentence for each thing that looks wrong in a field or its parts; none for a field outside of a form. */
export function useWarningTexts(name: string | undefined, label: string): string[] {
  const { t } = useTranslation('ui');
  const ruleText = useRuleText();
  const found = use(Found).filter(({ path }) => path === name || path.startsWith(`${name}.`));
  return found.map((one) => t('field.warning', { text: ruleText(one, label) }));
}
