import { useTranslation } from '@haisha/i18n';
import { formatPhone } from '@haisha/rules/phone';
import type { ReactNode } from 'react';
import { useRowTabIndex } from './row-tab-index.ts';

export type PhoneLinkProps = {
  /** The digits of a number, as it is stored. */
  phone: string;
  /** The number as it was written, where that matters. */
  children?: ReactNode;
};

/** A telephone number that is called when it is pressed. */
export function PhoneLink({ phone, children }: PhoneLinkProps) {
  const { t } = useTranslation('ui');
  const tabIndex = useRowTabIndex();
  const number = formatPhone(phone);
  return (
    <a data-inline-link="" href={`tel:${phone}`} tabIndex={tabIndex} aria-label={t('contact.call', { number })}>
      {children ?? number}
    </a>
  );
}
