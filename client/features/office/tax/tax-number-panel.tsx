import { type OfficeSettings, settingsEndpoints as endpoints } from '#shared/settings/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshSettings } from '../settings/settings-queries.ts';

/** The gallery's own, for what it sells itself. */
export function TaxNumberPanel({ settings }: { settings: OfficeSettings }) {
  const form = useEndpointForm(endpoints.changeTaxNumber, {
    start: { taxNumber: settings.taxNumber ?? '' },
    draft: 'office-tax-number',
    input: (values) => ({ body: values }),
    onSuccess: () => {
      toast({ title: t('Tax number saved') });
      return refreshSettings();
    },
  });
  return (
    <Panel title={t('The gallery’s tax number')}>
      <form {...form.props} className="grid gap-4">
        <Input
          label={t('Tax number')}
          optional
          hint={t('With one, invoices for Premium say how much tax they include.')}
          maxLength={40}
          {...form.field('taxNumber')}
        />
        <Button type="submit" variant="outline" disabled={!form.isChanged || form.isPending}>
          {form.isPending ? t('Saving...') : t('Save tax number')}
        </Button>
        {form.refusal && <Refusal error={form.refusal} />}
      </form>
    </Panel>
  );
}
