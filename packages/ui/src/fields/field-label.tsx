import { useTranslation } from '@haisha/i18n';
import { chakra, Text } from '@haisha/ui';
import { createContext, type ReactNode, use } from 'react';

/** Whether the fields below say that they may stay empty: in a form, but not where that was said of all of them. */
export const SaysOptional = createContext(false);

export type FieldLabelProps = {
  /** The control, or nothing where several controls are one field. */
  htmlFor?: string;
  id?: string;
  /** It may stay empty now. */
  isOptional: boolean;
  children: ReactNode;
};

/** The name of a field, and beside it that the field may stay empty; that it may not is told by `aria-required`. */
export function FieldLabel({ htmlFor, id, isOptional, children }: FieldLabelProps) {
  const { t } = useTranslation('ui');
  const saysOptional = use(SaysOptional);
  return (
    <Line data-label="">
      {htmlFor === undefined ? <span id={id}>{children}</span> : <label htmlFor={htmlFor}>{children}</label>}
      {isOptional && saysOptional && (
        <Text as="span" aria-hidden color="fg.subtle" flexShrink="0">
          {t('field.optional')}
        </Text>
      )}
    </Line>
  );
}

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', columnGap: '2', minW: '0', mb: '1', textStyle: 'label' },
});
