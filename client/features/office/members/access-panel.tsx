import { type ReactNode, useState } from 'react';
import { Ban, LogOut } from 'lucide-react';
import { type Role, roleEndpoints } from '#shared/accounts/role/contract.ts';
import { suspensionEndpoints } from '#shared/moderation/suspension/contract.ts';
import { isForGood } from '#shared/moderation/states.ts';
import { type OfficeMemberDetail, officeMemberEndpoints } from '#shared/office/members/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { day, time } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Select } from '#client/ui/select.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import * as texts from './texts.ts';

interface PartProps {
  member: OfficeMemberDetail;
}

const refreshMembers = () => refresh(officeMemberEndpoints.get, officeMemberEndpoints.list);

export const AccessPanel = ({ member }: PartProps) => (
  <Panel title={texts.access}>
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
  ['member', texts.member],
  ['moderator', texts.moderator],
  ['admin', texts.admin],
];

/** Saved after signing in again, which keeps what was chosen. */
function RolePart({ member }: PartProps) {
  const [chosen, setChosen] = useState<Role>(member.role);
  const change = useAction(roleEndpoints.change, {
    onSuccess: (_, { body }) => {
      setChosen(body.role);
      toast({ title: texts.roleSaved });
      return refreshMembers();
    },
    onError: (error) => {
      toast({ title: texts.roleNotSaved, description: sentenceOf(error), variant: 'destructive' });
    },
  });
  return (
    <Part title={texts.role} body={member.isLastAdmin ? texts.lastAdmin : texts.whatRolesMay}>
      <form
        className="flex gap-3 max-sm:w-full"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ params: { id: member.id }, body: { role: chosen } });
        }}
      >
        <Select
          label={texts.role}
          labelAt="hidden"
          className="max-sm:flex-1"
          value={chosen}
          disabled={member.isLastAdmin}
          options={ROLES}
          onChange={(event) => setChosen(event.target.value as Role)}
        />
        <Button type="submit" variant="outline" disabled={chosen === member.role || change.isPending}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
      </form>
    </Part>
  );
}

const deviceName = ({ browser, system }: OfficeMemberDetail['sessions'][number]): string =>
  browser && system ? texts.deviceOn(browser, system) : (browser ?? system ?? texts.unknownDevice);

function SessionsPart({ member }: PartProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Part
      title={texts.sessions}
      body={texts.openSessions(member.sessions.length, [...new Set(member.sessions.map(deviceName))])}
    >
      <Button
        variant="outline"
        className="max-sm:w-full"
        disabled={member.sessions.length === 0}
        onClick={() => setAsking(true)}
      >
        <LogOut size={17} aria-hidden />
        {texts.signOutEverywhere}
      </Button>
      {isAsking && (
        <ConfirmAction
          endpoint={officeMemberEndpoints.signOut}
          input={{ params: { id: member.id } }}
          title={texts.signOutOf(displayName(member))}
          description={texts.sessionsEndAtOnce(member.sessions.length)}
          submitText={texts.signOut}
          savingText={texts.signingOut}
          done={({ ended }) => texts.sessionsEnded(ended)}
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
      ? texts.suspendedPermanently
      : texts.suspendedUntil(`${day(until)}, ${time(until)}`)
    : texts.notSuspended;
  return (
    <Part title={texts.suspension} body={member.isLastAdmin ? texts.lastAdmin : state}>
      <Button
        variant={until ? 'outline' : 'danger'}
        className="max-sm:w-full"
        disabled={member.isLastAdmin}
        onClick={() => setAsking(true)}
      >
        {!until && <Ban size={17} aria-hidden />}
        {until ? texts.endSuspension : texts.suspend}
      </Button>
      {isAsking && !until && (
        <SuspendDialog
          member={member}
          onDone={() => {
            setAsking(false);
            toast({ title: texts.memberSuspended });
            void refreshMembers();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {isAsking && until && (
        <ConfirmAction
          endpoint={suspensionEndpoints.end}
          input={{ params: { id: member.id } }}
          title={texts.endSuspensionOf(displayName(member))}
          description={texts.everythingReturns}
          submitText={texts.endSuspension}
          savingText={texts.ending}
          done={texts.suspensionEnded}
          onDone={refreshMembers}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}
