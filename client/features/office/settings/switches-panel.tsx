import { LAUNCH_SWITCHES, type LaunchSwitch } from '#shared/kernel/launch-switches.ts';
import { type OfficeSettings, settingsEndpoints as endpoints } from '#shared/settings/contract.ts';
import { Panel } from '#client/ui/panel.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Locked } from './locked.tsx';
import { refreshSettings } from './settings-queries.ts';

const ROWS: Record<LaunchSwitch, { label: string; hint: string }> = {
  premium: { label: t('Premium'), hint: t('Members can subscribe.') },
  enrollment: { label: t('Course enrollment'), hint: t('Members can enroll in courses.') },
  'direct-messages': { label: t('Direct messages'), hint: t('Members can message each other.') },
};

/** Applied at once; the toast can undo it. */
export function SwitchesPanel({ settings }: { settings: OfficeSettings }) {
  const change = useAction(endpoints.changeSwitch, {
    onSuccess: (_, { params: { name }, body: { isOpen } }) => {
      const { label } = ROWS[name];
      toast({
        title: isOpen
          ? t('{name} is live', { name: label })
          : t('{name} now shows “Coming soon”', { name: label }),
        action: {
          label: t('Undo'),
          onClick: () => change.mutate({ params: { name }, body: { isOpen: !isOpen } }),
        },
      });
      return refreshSettings();
    },
    onError: (error) => toast({ title: sentenceOf(error), variant: 'destructive' }),
  });
  const pending = change.isPending ? change.variables : undefined;
  return (
    <Panel
      title={t('Launch switches')}
      aside={<span className="text-xs text-mute">{t('When off, members see “Feature Coming Soon”')}</span>}
    >
      <div className="-my-4 divide-y divide-line *:py-4">
        {LAUNCH_SWITCHES.map((name) =>
          settings.lockedSwitches.includes(name) ? (
            <Locked key={name} label={ROWS[name].label} variable="COMING_SOON" isOn={false} />
          ) : (
            <div key={name}>
              <Switch
                {...ROWS[name]}
                checked={
                  pending?.params.name === name ? pending.body.isOpen : !settings.comingSoon.includes(name)
                }
                disabled={change.isPending}
                onCheckedChange={(isOpen) => change.mutate({ params: { name }, body: { isOpen } })}
              />
            </div>
          ),
        )}
        <Locked label={t('Payments')} variable="PAYMENTS" isOn={settings.isSelling} />
      </div>
    </Panel>
  );
}
