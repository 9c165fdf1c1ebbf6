import { type ReactNode, useState } from 'react';
import { Ban, LogOut } from '#client/ui/icons.ts';
import { type Role, roleEndpoints } from '#shared/accounts/role/contract.ts';
import { suspensionEndpoints } from '#shared/moderation/suspension/contract.ts';
import { isForGood } from '#shared/moderation/states.ts';
import { type OfficeMemberDetail, officeMemberEndpoints } from '#shared/office/members/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { day, time } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Select } from '#client/ui/select.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

interface PartProps {
  member: OfficeMemberDetail;
}

const refreshMembers = () => refresh(officeMemberEndpoints.get, officeMemberEndpoints.list);

export const AccessPanel = ({ member }: PartProps) => (
  <Panel title={t('Access')}>
    <div className="-my-4 divide-y divide-line">
      <RolePart member={member} />
      <SessionsPart member={member} />
      <SuspensionPart member={member} />
    </div>
  </Panel>
);

const Part = ({ title, body, children }: { title: string; body: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
    <div className="min-w-0 flex-1 max-sm:basis-full">
      <h3 className="font-sans text-sm font-semibold text-paper">{title}</h3>
      <p className="text-xs text-mute">{body}</p>
    </div>
    {children}
  </div>
);

const ROLES: readonly (readonly [Role, string])[] = [
  ['member', t('Member')],
  ['moderator', t('Moderator')],
  ['admin', t('Admin')],
];

/** Saved after signing in again, which keeps what was chosen. */
function RolePart({ member }: PartProps) {
  const [chosen, setChosen] = useState<Role>(member.role);
  const change = useAction(roleEndpoints.change, {
    onSuccess: (_, { body }) => {
      setChosen(body.role);
      toast({ title: t('Role saved') });
      return refreshMembers();
    },
    onError: (error) => toastError(error, t('The role wasn’t saved')),
  });
  return (
    <Part
      title={t('Role')}
      body={
        member.isLastAdmin
          ? t('This is the only admin. Make someone else an admin first.')
          : t('Moderators decide cases. Admins can also open the office.')
      }
    >
      <form
        className="flex gap-3 max-sm:w-full"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ params: { id: member.id }, body: { role: chosen } });
        }}
      >
        <Select
          label={t('Role')}
          labelAt="hidden"
          className="max-sm:flex-1"
          value={chosen}
          disabled={member.isLastAdmin}
          options={ROLES}
          onChange={(event) => setChosen(event.target.value as Role)}
        />
        <Button type="submit" variant="outline" disabled={chosen === member.role || change.isPending}>
          {change.isPending ? t('Saving...') : t('Save')}
        </Button>
      </form>
    </Part>
  );
}

const deviceName = ({ browser, system }: OfficeMemberDetail['sessions'][number]): string =>
  browser && system
    ? t('{browser} on {system}', { browser, system })
    : (browser ?? system ?? t('unknown device'));

const MAX_NAMED = 3;

function openSessions({ sessions }: OfficeMemberDetail): string {
  if (sessions.length === 0) return t('None active');
  const names = [...new Set(sessions.map(deviceName))];
  const devices = names.slice(0, MAX_NAMED).join(', ');
  return names.length > MAX_NAMED
    ? t('{n} active: {devices} and others', { n: sessions.length, devices })
    : t('{n} active: {devices}', { n: sessions.length, devices });
}

function SessionsPart({ member }: PartProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Part title={t('Sessions')} body={openSessions(member)}>
      <Button variant="outline" className="max-sm:w-full" onClick={() => setAsking(true)}>
        <LogOut size={17} aria-hidden />
        {t('Sign out everywhere')}
      </Button>
      {isAsking && (
        <ConfirmAction
          endpoint={officeMemberEndpoints.signOut}
          input={{ params: { id: member.id } }}
          title={t('Sign {name} out everywhere?', { name: displayName(member) })}
          description={t(
            'All sessions and access tokens will end immediately. They’ll need to sign in again.',
          )}
          submitText={t('Sign out')}
          savingText={t('Signing out...')}
          done={({ ended }) => tn(ended, '{n} session ended', '{n} sessions ended')}
          onDone={refreshMembers}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}

function SuspensionPart({ member }: PartProps) {
  const [isAsking, setAsking] = useState(false);
  const { suspendedUntil: until } = member;
  const state = until
    ? isForGood(until)
      ? t('Suspended permanently.')
      : t('Suspended until {when}.', { when: `${day(until)}, ${time(until)}` })
    : t('Not suspended. A suspended member can still finish what’s under way.');
  return (
    <Part
      title={t('Suspension')}
      body={member.isLastAdmin ? t('This is the only admin. Make someone else an admin first.') : state}
    >
      <Button
        variant={until ? 'outline' : 'danger'}
        className="max-sm:w-full"
        disabled={member.isLastAdmin}
        onClick={() => setAsking(true)}
      >
        {!until && <Ban size={17} aria-hidden />}
        {until ? t('End suspension') : t('Suspend')}
      </Button>
      {isAsking && !until && (
        <SuspendDialog
          member={member}
          onDone={() => {
            setAsking(false);
            toast({ title: t('Member suspended') });
            void refreshMembers();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {isAsking && until && (
        <ConfirmAction
          endpoint={suspensionEndpoints.end}
          input={{ params: { id: member.id } }}
          title={t('End {name}’s suspension?', { name: displayName(member) })}
          description={t('What the suspension hid will be visible again.')}
          submitText={t('End suspension')}
          savingText={t('Ending...')}
          done={t('Suspension ended')}
          onDone={refreshMembers}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}
