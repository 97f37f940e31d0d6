import { useTranslation } from '@haisha/i18n';
import { setPageTitle } from '@haisha/platform/document-title';
import { useEffect } from 'react';
import { usePageTitle } from './use-page-title.ts';

/** Keeps the document's title up to date. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const title = usePageTitle() ?? '';
  const product = t('product');
  useEffect(() => setPageTitle(title, product), [title, product]);
}
