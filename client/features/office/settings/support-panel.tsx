import { type OfficeSettings, settingsEndpoints as endpoints } from '#shared/settings/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshSettings } from './settings-queries.ts';

export function SupportPanel({ settings: { supportEmail } }: { settings: OfficeSettings }) {
  const form = useEndpointForm(endpoints.changeSupport, {
    start: { supportEmail },
    draft: 'office-support',
    input: (values) => ({ body: values }),
    onSuccess: () => {
      toast({ title: t('Support address saved') });
      return refreshSettings();
    },
  });
  return (
    <Panel title={t('Support')}>
      <form {...form.props} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <Input
          label={t('Support address')}
          hint={t('Members’ replies to our emails go to this address, and the legal pages show it.')}
          type="email"
          {...form.field('supportEmail')}
        />
        <Button
          type="submit"
          variant="outline"
          className="sm:mt-[26px]"
          disabled={!form.isChanged || form.isPending}
        >
          {form.isPending ? t('Saving...') : t('Save address')}
        </Button>
      </form>
      {form.refusal && <Refusal error={form.refusal} />}
    </Panel>
  );
}
