import { taxEndpoints } from '#shared/tax/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { errorsIn } from '#client/lib/forms/errors.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { type CompanyDraft, companyOf } from './company-fields.tsx';

/** The company on the receipt of what is about to be paid, saved before the card is charged. */
export function useCompany() {
  const saved = useEndpoint(taxEndpoints.details, {}).data;
  const set = useAction(taxEndpoints.setBuyer, {});
  const form = useForm<CompanyDraft>({
    start: companyOf(saved),
    isWhole: true,
    draft: 'tax-buyer',
    isPending: set.isPending,
    check: (draft) => errorsIn(taxEndpoints.setBuyer.body, draft),
    send: () => {},
  });
  return {
    form,
    check: form.validate,
    /** Throws the server's error. */
    async save(): Promise<void> {
      if (!form.isChanged) return;
      await set.mutateAsync({ body: form.values });
      form.discard();
      void refresh(taxEndpoints.details);
    },
  };
}
