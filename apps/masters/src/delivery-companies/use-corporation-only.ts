import { useEffect } from 'react';
import type { DeliveryCompanyFormApi } from './delivery-company-values.ts';

/** Whether the form is of a corporation; a sole proprietor has no corporate number, so it goes when that is chosen. */
export function useCorporationOnly({ watch, getValues, setValue }: DeliveryCompanyFormApi): boolean {
  const isCorporation = watch('legalForm') !== 'soleProprietor';
  useEffect(() => {
    if (!isCorporation && getValues('corporateNumber')) setValue('corporateNumber', null, { shouldDirty: true });
  }, [isCorporation, getValues, setValue]);
  return isCorporation;
}
