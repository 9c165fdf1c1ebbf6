import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useForm } from '#client/lib/forms/use-form.ts';
import { renderPage } from '#client/lib/testing/stub-api.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Input } from './input.tsx';

function Example({ keepsDraft = false }: { keepsDraft?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <ExampleDialog keepsDraft={keepsDraft} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExampleDialog({ keepsDraft, onClose }: { keepsDraft: boolean; onClose: () => void }) {
  const form = useForm({ start: { title: 'Canyon' }, draft: 'example', isPending: false, send: onClose });
  return (
    <FormDialog
      form={form}
      keepsDraft={keepsDraft}
      title="Edit"
      description="An example"
      submitText="Save"
      savingText="Saving..."
      onClose={onClose}
    >
      <Input label="Title" {...form.field('title')} />
    </FormDialog>
  );
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const title = () => screen.queryByLabelText<HTMLInputElement>('Title');

beforeEach(() => sessionStorage.clear());

test('the first field has the focus, and Escape closes what was not changed', async () => {
  renderPage(<Example />);
  expect(document.activeElement).toBe(title());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape asks before a change is lost; the focus is on the way back', async () => {
  renderPage(<Example />);
  await user.type(title()!, ' 2');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }));
  await user.keyboard('{Escape}');
  expect(title()?.value).toBe('Canyon 2');
  await user.keyboard('{Escape}');
  await press('Discard');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Open');
  expect(title()?.value).toBe('Canyon');
});

test('Cancel discards without a question', async () => {
  renderPage(<Example />);
  await user.type(title()!, ' 2');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Open');
  expect(title()?.value).toBe('Canyon');
});

test('a dialog that keeps its draft closes without a question and has it when it opens again', async () => {
  renderPage(<Example keepsDraft />);
  await user.type(title()!, ' 2');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Open');
  expect(title()?.value).toBe('Canyon 2');
});

test.each([
  [true, 'Keep'],
  [false, 'Delete'],
])('confirming, with danger %s: the focus is on %s', (danger, name) => {
  renderPage(
    <ConfirmDialog
      danger={danger}
      title="Delete this?"
      description="It is deleted."
      submitText="Delete"
      savingText="Deleting..."
      cancelText="Keep"
      mutation={{ isPending: false, error: null }}
      onSubmit={() => {}}
      onClose={() => {}}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});
