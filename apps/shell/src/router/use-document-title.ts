import { useTranslation } from '@haisha/i18n';
import { useEffect } from 'react';
import { setPageTitle } from './document-title.ts';
import { usePageTitle } from './use-page-title.ts';

/** Keeps the document's title up to date. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const title = usePageTitle() ?? '';
  const product = t('product');
  useEffect(() => setPageTitle(title, product), [title, product]);
}
