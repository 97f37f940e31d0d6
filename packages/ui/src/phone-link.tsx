import { useTranslation } from '@haisha/i18n';
import { formatPhone } from '@haisha/rules/phone';
import type { ComponentProps } from 'react';
import { useRowTabIndex } from './row-tab-index.ts';

export type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The digits of a number, as it is stored. */
  phone: string;
  /** It looks like a button, not like a word in a text. */
  isButton?: boolean;
};

/** A telephone number that is called when it is pressed; `children` stand for it where it was written otherwise. */
export function PhoneLink({ phone, children, isButton = false, ...props }: PhoneLinkProps) {
  const { t } = useTranslation('ui');
  const tabIndex = useRowTabIndex();
  const number = formatPhone(phone);
  return (
    <a
      data-inline-link={isButton ? undefined : ''}
      href={`tel:${phone}`}
      tabIndex={tabIndex}
      aria-label={t('contact.call', { number })}
      {...props}
    >
      {children ?? number}
    </a>
  );
}
