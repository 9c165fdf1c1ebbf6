import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { memberSample } from '#client/lib/testing/samples.ts';
import { MemberContext } from '#client/lib/session.ts';
import { refreshProjects } from '../hire-queries.ts';
import ProjectScreen from '../project/project-screen.tsx';
import { roomReads, runningSample } from '../testing/hire-samples.ts';
import { milestoneSample } from '../testing/plan-samples.ts';

const { id } = runningSample;
const READ = `GET /api/hire-projects/${id}`;
const LIST = `${READ}/milestones`;

/** Preloads lazy parts, so that no test waits for their code. */
beforeAll(async () => {
  await import('../workspace/project-workspace.tsx');
}, 60_000);
beforeEach(() => sessionStorage.clear());

/** Opens the form and types a title. @returns the dialog, and how to change what the server answers */
async function open(name: string, milestones: readonly object[]) {
  let now: readonly [object, readonly object[]] = [runningSample, milestones];
  stubApi({
    ...roomReads(runningSample),
    [READ]: () => Response.json(now[0]),
    [LIST]: () => Response.json(now[1]),
  });
  renderPage(
    <MemberContext value={memberSample}>
      <ProjectScreen id={id} />
    </MemberContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Three directions');
  const become = (...next: typeof now) => {
    now = next;
    return refreshProjects();
  };
  return { dialog, become, title };
}

const DISPUTED = { ...runningSample, status: 'disputed' };
const THEIRS = { ...milestoneSample, proposedBy: memberSample.id };
const AGREED = { status: 'in_progress', agreedAt: milestoneSample.createdAt };

test.each([
  ['agreed on', milestoneSample, AGREED, /^Noor .* has agreed to this milestone\.$/],
  ['agreed on in another window', THEIRS, AGREED, /^You have already agreed to this milestone\.$/],
  ['declined', milestoneSample, null, /^This milestone has been removed\.$/],
])('an edit being typed stays when the milestone is %s', async (_, milestone, changes, sentence) => {
  const { dialog, become, title } = await open('Edit: Two directions', [milestone]);
  await become(runningSample, changes ? [{ ...milestone, ...changes }] : []);
  expect((await dialog.findByRole('alert')).textContent).toMatch(sentence);
  expect(title.isConnected && title.value).toBe('Three directions');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['edit', 'Edit: Two directions', [milestoneSample]],
  ['proposal', 'Propose a milestone', []],
])('the %s being typed stays when a dispute is opened', async (_, name, milestones) => {
  const { dialog, become, title } = await open(name, milestones);
  await become(DISPUTED, milestones);
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The project has changed, so this is no longer possible.',
  );
  expect(title.isConnected && title.value).toBe('Three directions');
});

test('a proposal being typed stays when the other party proposes the first milestone', async () => {
  const { dialog, become, title } = await open('Propose a milestone', []);
  await become(runningSample, [THEIRS]);
  await screen.findByText('Two directions');
  expect(title.isConnected && title.value).toBe('Three directions');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Propose' }).disabled).toBe(false);
});
