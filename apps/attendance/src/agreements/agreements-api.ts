import { http, mutationOptions, queryOptions } from '@haisha/platform';
import type {
  HoursRule,
  HoursRuleInput,
  LabourAgreement,
  LabourAgreementInput,
  LabourAgreementList,
} from '@haisha/validation/labour-agreement';

const path = '/labour-agreements';

export const agreementMeta = { entity: 'labourAgreement', shows: ['hoursRule', 'department'] };

/** All that has been set, with the offices. */
export function labourAgreements() {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => http().get<LabourAgreementList>(path, { signal }),
    retry: false,
    meta: agreementMeta,
  });
}

/** Adds an agreement; whoever was slower reads what stands by now. */
export function addAgreement() {
  return mutationOptions({
    mutationKey: [path, 'add'],
    mutationFn: async (input: LabourAgreementInput, { client }) => {
      try {
        return await http().post<LabourAgreement>(path, input);
      } finally {
        await client.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}

/** Adds what holds for hours from a day on. */
export function addRule() {
  return mutationOptions({
    mutationKey: [path, 'addRule'],
    mutationFn: async (input: HoursRuleInput, { client }) => {
      try {
        return await http().post<HoursRule>('/hours-rules', input);
      } finally {
        await client.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}
