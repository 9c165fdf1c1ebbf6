import { SearchX } from '#client/ui/icons.ts';
import { useLocation } from 'wouter';
import { useForm } from '#client/lib/forms/use-form.ts';
import { t, tx } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Input } from '#client/ui/input.tsx';
import { paths } from '#client/paths.ts';
import { CertificateCheck } from './certificate-check.tsx';
import { Verdict } from './verdict.tsx';

/** Neither a receipt nor a certificate has this code: another try. */
export function UnknownCode({ code }: { code: string }) {
  const [, navigate] = useLocation();
  const form = useForm({
    start: { code },
    isPending: false,
    check: (typed) => (typed.code.trim() ? {} : { code: t('Enter the code.') }),
    send: (typed) => navigate(paths.verifyReceipt(typed.code.trim())),
  });
  return (
    <div className="mx-auto max-w-[640px]">
      <Verdict icon={SearchX} tone="text-mute" title={t('We don’t recognize this code')}>
        {tx(
          'No receipt or certificate has the code {code}. The last eight characters of a certificate’s code never include O, I, 0 or 1.',
          { code: <span className="num text-paper">{code}</span> },
        )}
      </Verdict>
      <form
        {...form.props}
        className="mt-8 grid gap-3 border-t border-line pt-7 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <Input
          isNumeric
          label={t('Printed code')}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          {...form.field('code')}
        />
        <Button type="submit" className="max-sm:w-full">
          {t('Check')}
        </Button>
      </form>
      <CertificateCheck proof={null} />
    </div>
  );
}
