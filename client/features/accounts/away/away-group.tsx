import { useState } from 'react';
import { MAX_AWAY_DAYS, awayEndpoints as endpoints } from '#shared/accounts/away/contract.ts';
import { dateIn, plusDays } from '#shared/kernel/zoned-time.ts';
import { awayOf, backOnDay, showAway, useComeBack } from '#client/lib/away.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Switch } from '#client/ui/switch.tsx';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** So many days from today, as the date field has it. */
const dayIn = (days: number): string => plusDays(dateIn(new Date(), ZONE), days);
const WEEK = 7;

/** Until when the member's works can't be bought. */
export function AwayGroup() {
  const away = awayOf(useMember());
  const [isChoosing, setChoosing] = useState(false);
  const comeBack = useComeBack();
  const isOn = away !== null || isChoosing;
  const change = (on: boolean) => {
    setChoosing(on);
    if (!on && away) comeBack.mutate({});
  };
  return (
    <SettingsGroup
      title={t('Away')}
      body={t(
        'For a fair, a move or a vacation. Your works stay visible, but no one can buy or make an offer until you’re back.',
      )}
    >
      <div className="rounded-lg bg-surface p-5 sm:p-7">
        <Switch
          label={t('I’m away')}
          hint={t('Ends automatically.')}
          checked={isOn && !comeBack.isPending}
          onCheckedChange={change}
        />
        {isOn && <BackOn key={away} saved={away} onSaved={() => setChoosing(false)} />}
      </div>
    </SettingsGroup>
  );
}

/** @param saved the day of return so far; null: the member is still here */
function BackOn({ saved, onSaved }: { saved: string | null; onSaved: () => void }) {
  const form = useEndpointForm(endpoints.leave, {
    start: { backOn: saved ?? dayIn(WEEK) },
    input: ({ backOn }) => ({ body: { backOn, timeZone: ZONE } }),
    onSuccess: (user) => {
      onSaved();
      toast({ title: t('You’re away until {day}', { day: backOnDay(user.backOn ?? '') }) });
      return showAway(user);
    },
  });
  const { backOn } = form.values;
  return (
    <form {...form.props} noValidate className="mt-5 grid gap-5 border-t border-line pt-5">
      <Input
        isShort
        label={t('Back on')}
        type="date"
        min={dayIn(1)}
        max={dayIn(MAX_AWAY_DAYS)}
        hint={
          backOn &&
          t('Members see “Back on {day}” on your works and in messages.', { day: backOnDay(backOn) })
        }
        {...form.field('backOn')}
      />
      <p className="text-sm text-soft">
        {t('You can still respond to open offers. Orders under way keep their deadlines.')}
      </p>
      {form.refusal && <Refusal error={form.refusal} />}
      {(saved === null || form.isChanged) && (
        <Button type="submit" disabled={form.isPending} className="max-sm:w-full sm:justify-self-start">
          {form.isPending ? t('Saving...') : t('Save')}
        </Button>
      )}
    </form>
  );
}
