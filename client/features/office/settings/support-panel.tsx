import { type OfficeSettings, settingsEndpoints as endpoints } from '#shared/settings/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshSettings } from './settings-queries.ts';
import * as texts from './texts.ts';

export function SupportPanel({ settings: { supportEmail } }: { settings: OfficeSettings }) {
  const form = useEndpointForm(endpoints.changeSupport, {
    start: { supportEmail },
    draft: 'office-support',
    input: (values) => ({ body: values }),
    onSuccess: () => {
      toast({ title: texts.addressSaved });
      return refreshSettings();
    },
  });
  return (
    <Panel title={texts.support}>
      <form {...form.props} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <Input
          label={texts.supportAddress}
          hint={texts.repliesGoHere}
          type="email"
          {...form.field('supportEmail')}
        />
        <Button
          type="submit"
          variant="outline"
          className="sm:mt-[26px]"
          disabled={!form.isChanged || form.isPending}
        >
          {form.isPending ? texts.saving : texts.saveAddress}
        </Button>
      </form>
      {form.refusal && <Refusal error={form.refusal} />}
    </Panel>
  );
}
