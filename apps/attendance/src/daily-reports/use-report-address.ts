import { tokyoDate } from '@haisha/i18n';
import { useSearchParams } from '@haisha/platform';
import { type ReportAddress, readReportAddress, writeReportAddress } from './report-address.ts';

export type ReportAddressState = {
  address: ReportAddress;
  change: (changes: Partial<ReportAddress>) => void;
  /** Where the same page stands with something else in its address. */
  hrefWith: (changes: Partial<ReportAddress>) => string;
};

/** What is shown, kept in the address: it can be reloaded, sent to a colleague and walked back. */
export function useReportAddress(): ReportAddressState {
  const [params, setParams] = useSearchParams();
  const today = tokyoDate();
  const address = readReportAddress(params, today);
  const written = (changes: Partial<ReportAddress>) => writeReportAddress({ ...address, ...changes }, today);
  return { address, change: (changes) => setParams(written(changes)), hrefWith: (changes) => `?${written(changes)}` };
}
