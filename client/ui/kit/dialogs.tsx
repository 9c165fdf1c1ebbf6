import { type ReactNode, useState } from 'react';
import { Captions, KeyRound, Pencil, ScanFace, Trash2 } from '#client/ui/icons.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '../base/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Input } from '../input.tsx';
import { Menu, MenuChoices, MenuHead, MenuItem, MenuLine, MenuLink, MoreMenu } from '../menu.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { Tabs } from '../tabs.tsx';

const nothing = () => {};

export function Menus() {
  const [speed, setSpeed] = useState(1);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <MoreMenu label="More options for this lesson" align="start">
          <MenuItem icon={Pencil} onSelect={nothing}>
            Rename
          </MenuItem>
          <MenuItem icon={Captions} onSelect={undefined}>
            Captions
          </MenuItem>
          <MenuItem icon={Trash2} isDanger onSelect={nothing}>
            Remove
          </MenuItem>
        </MoreMenu>
        <Menu align="start" trigger={<Button variant="outline">Account</Button>}>
          <MenuHead title="Mina Okoro" body="mina@example.com" />
          <MenuLink href="/kit">Your profile</MenuLink>
          <MenuLine />
          <MenuLink isPlain href="/kit">
            Log out
          </MenuLink>
        </Menu>
        <Menu align="start" width="sm" trigger={<Button variant="quiet">Speed</Button>}>
          <MenuChoices
            value={speed}
            items={[
              [1, 'Normal'],
              [2, '2×'],
            ]}
            onChange={setSpeed}
          />
        </Menu>
      </div>
      <Tabs
        label="Requests"
        tabs={[
          { key: 'open', name: 'Open', panel: <p>Two requests.</p> },
          { key: 'done', name: 'Answered', panel: <p>None.</p> },
        ]}
      />
      <Tabs
        isWide
        label="Method"
        tabs={[
          { key: 'face', name: 'Selfie', icon: ScanFace, panel: <p>The camera is off.</p> },
          { key: 'code', name: 'Code', icon: KeyRound, panel: <p>Enter your code.</p> },
        ]}
      />
    </div>
  );
}

const IDLE = { isPending: false, error: null };
const FAILED = { isPending: false, error: new Error() };
const BUSY = { isPending: true, error: null };
const COPY = { submitText: 'Save', savingText: 'Saving...' };
const DELETE = {
  title: 'Delete this work?',
  description: 'This can’t be undone.',
  submitText: 'Delete',
  savingText: 'Deleting...',
  onSubmit: nothing,
};

function Edit({ onClose }: { onClose: () => void }) {
  const form = useForm({
    start: { title: '' },
    check: ({ title }) => (title ? {} : { title: 'Please enter a title.' }),
    isPending: false,
    send: onClose,
  });
  return (
    <FormDialog {...COPY} form={form} title="Edit work" description="Shown on its label." onClose={onClose}>
      <Input label="Title" {...form.field('title')} />
    </FormDialog>
  );
}

const DIALOGS: Record<string, (onClose: () => void) => ReactNode> = {
  Confirm: (onClose) => <ConfirmDialog {...DELETE} mutation={IDLE} onClose={onClose} />,
  'Confirm, destructive': (onClose) => <ConfirmDialog {...DELETE} danger mutation={IDLE} onClose={onClose} />,
  'Confirm, saving': (onClose) => <ConfirmDialog {...DELETE} mutation={BUSY} onClose={onClose} />,
  'Confirm, failed': (onClose) => <ConfirmDialog {...DELETE} mutation={FAILED} onClose={onClose} />,
  Reason: (onClose) => (
    <ReasonDialog
      {...COPY}
      title="Decline the refund?"
      description="A moderator will decide."
      label="Reason"
      requiredMessage="Please add a reason."
      draft="kit"
      mutation={IDLE}
      onSubmit={onClose}
      onClose={onClose}
    />
  ),
  Form: (onClose) => <Edit onClose={onClose} />,
};

export function Dialogs() {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
      {Object.keys(DIALOGS).map((name) => (
        <Button key={name} variant="outline" onClick={() => setOpened(name)}>
          {name}
        </Button>
      ))}
      <Button
        variant="outline"
        onClick={() => toast({ title: 'Saved', description: 'Your work is updated.' })}
      >
        Toast
      </Button>
      <Button variant="outline" onClick={() => toast({ title: 'Error', variant: 'destructive' })}>
        Toast, error
      </Button>
      {opened && DIALOGS[opened]?.(() => setOpened(null))}
    </div>
  );
}
