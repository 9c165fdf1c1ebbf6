import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { readDraft } from '#client/lib/draft.ts';
import { artworkDetailSample, artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import Comments from './comments.tsx';

const LIST = `GET /api/artworks/${artworkSample.id}/comments`;
const ADD = `POST /api/artworks/${artworkSample.id}/comments`;
const ID = '66666666-6666-4666-8666-666666666666';
const ONE = `/api/comments/${ID}`;
const comment = (fields: object = {}) => ({
  id: ID,
  content: 'Which paper?',
  isHidden: false,
  userId: memberSample.id,
  artworkId: artworkSample.id,
  parentId: null as string | null,
  replies: [] as object[],
  repliesCount: 0,
  createdAt: artworkSample.createdAt,
  updatedAt: artworkSample.updatedAt,
  user: { ...artworkSample.user, id: memberSample.id, firstName: 'Noor', lastName: 'Halabi' },
  ...fields,
});
const OTHERS = { userId: '77777777-7777-4777-8777-777777777777' };
const show = (viewer: CurrentUser = memberSample, work = artworkDetailSample) =>
  renderPage(
    <MemberContext value={viewer}>
      <Comments artwork={work} viewer={viewer} />
    </MemberContext>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Add a comment');

test('a new comment shows at once, and its text is restored when the server refuses', async () => {
  let refuse = () => {};
  const delayed = new Promise<void>((resolve) => (refuse = resolve));
  const sent = stubApi({ [LIST]: [], [ADD]: () => delayed.then(() => problem('internal')) });
  show();
  await screen.findByText('No comments yet. Be the first to comment!');
  await userEvent.type(field(), 'What a blue');
  await press('Comment');
  expect(within(await screen.findByRole('listitem')).getByText('What a blue')).toBeTruthy();
  expect(field().value).toBe('');
  refuse();
  await waitFor(() => expect(field().value).toBe('What a blue'));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(shownToast()).toBe('Error: Failed to add comment');
  // If the first one was stored after all, no second one is made.
  await press('Comment');
  await waitFor(() => expect(sent.filter(({ call }) => call === ADD)).toHaveLength(2));
  const [first, second] = sent.filter(({ call }) => call === ADD).map(({ body }) => body);
  expect(second).toEqual(first);
  expect(readDraft(`comment:${artworkSample.id}`)).toBe('What a blue');
});

test('nothing is sent while nothing can be seen of it', async () => {
  stubApi({ [LIST]: [] });
  show();
  await userEvent.type(field(), '\u200B');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Comment' });
  expect(button().disabled).toBe(true);
  await userEvent.type(field(), '🌊');
  expect(button().disabled).toBe(false);
  await userEvent.clear(field());
});

test('a saved comment shows a toast', async () => {
  stubApi({ [LIST]: [], [ADD]: () => Response.json(comment(), { status: 201 }) });
  show();
  await userEvent.type(field(), 'Which paper?');
  await press('Comment');
  await waitFor(() => expect(shownToast()).toBe('Comment added successfully'));
});

test('an own comment is edited in place, and the draft stays when saving fails', async () => {
  let isBroken = true;
  const sent = stubApi({
    [LIST]: [comment()],
    [`PATCH ${ONE}`]: () =>
      isBroken ? problem('internal') : Response.json(comment({ content: 'Which ink?' })),
  });
  show();
  await press('Edit');
  const editor = screen.getByLabelText<HTMLTextAreaElement>('Edit your comment');
  expect(document.activeElement).toBe(editor);
  await userEvent.clear(editor);
  await userEvent.type(editor, 'Which ink?');
  await press('Save');
  await waitFor(() => expect(shownToast()).toBe('Error: Failed to edit comment'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Edit your comment').value).toBe('Which ink?');
  isBroken = false;
  await press('Save');
  await waitFor(() => expect(screen.queryByLabelText('Edit your comment')).toBeNull());
  expect(sent.findLast(({ call }) => call === `PATCH ${ONE}`)?.body).toEqual({ content: 'Which ink?' });
});

test('removing asks for confirmation, and a refusal restores the comment', async () => {
  const sent = stubApi({ [LIST]: [comment()], [`DELETE ${ONE}`]: () => problem('internal') });
  show();
  await press('Remove');
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await press('Keep');
  await press('Remove');
  await press('Remove');
  await waitFor(() => expect(shownToast()).toBe('Error: Failed to remove comment'));
  // Text in a right-to-left script is aligned right.
  expect(screen.getByText('Which paper?').getAttribute('dir')).toBe('auto');
});

test('others’ comments: no actions for a member, Remove for the artist; a moderator hides one in its menu', async () => {
  stubApi({ [LIST]: [comment(OTHERS)] });
  const names = async () => {
    await screen.findByText('Which paper?');
    return within(screen.getByRole('listitem'))
      .queryAllByRole('button')
      .map((button) => button.textContent);
  };
  const { unmount } = show();
  expect(await names()).not.toContain('Remove');
  unmount();
  const asArtist = show(memberSample, { ...artworkDetailSample, userId: memberSample.id });
  expect(await names()).toContain('Remove');
  expect(await names()).not.toContain('Edit');
  asArtist.unmount();
  show({ ...memberSample, role: 'moderator' });
  expect(await names()).not.toContain('Remove');
  await userEvent.click(screen.getByRole('button', { name: /^More options for this comment/ }));
  expect(await screen.findByRole('menuitem', { name: 'Hide this comment' })).toBeTruthy();
});

const REPLIES = `GET /api/artworks/${artworkSample.id}/comments/${ID}/replies`;
const reply = (n: number) => ({
  ...comment({ ...OTHERS, parentId: ID, content: `Reply ${n}` }),
  id: `${n}8888888-8888-4888-8888-888888888888`,
});
const replies = [1, 2, 3, 4].map(reply);

test('replies stand in a list under their comment, and the rest is loaded', async () => {
  stubApi({
    [LIST]: [comment({ replies: replies.slice(0, 3), repliesCount: 4 })],
    [REPLIES]: replies,
  });
  show();
  const list = () => within(screen.getByRole('list', { name: 'Replies' })).getAllByRole('listitem');
  await screen.findByText('Reply 3');
  expect(list()).toHaveLength(3);
  await press('Show 1 more reply');
  expect(await screen.findByText('Reply 4')).toBeTruthy();
  expect(list()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /more repl/ })).toBeNull();
});

test('a fourth reply stays in sight of who sent it', async () => {
  let sent = 3;
  stubApi({
    [LIST]: () => Response.json([comment({ replies: replies.slice(0, 3), repliesCount: sent })]),
    [REPLIES]: () => Response.json(replies),
    [ADD]: () => {
      sent = 4;
      return Response.json(replies[3], { status: 201 });
    },
  });
  show();
  await screen.findByText('Reply 3');
  await userEvent.click(screen.getAllByRole('button', { name: /^Reply to/ }).at(-1)!);
  await userEvent.keyboard('Reply 4');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(sent).toBe(4));
  expect(await screen.findByText('Reply 4')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /more repl/ })).toBeNull());
  expect(screen.getByText('Reply 4')).toBeTruthy();
});

test('an answer to a reply is sent to it and shows at the end of the thread; Escape closes the field', async () => {
  const sent = stubApi({
    [LIST]: [comment({ replies: [reply(1)], repliesCount: 1 })],
    [ADD]: () => new Promise<Response>(() => {}),
  });
  show();
  const opener = () => screen.getAllByRole('button', { name: /^Reply to/ }).at(-1)!;
  await screen.findByText('Reply 1');
  await userEvent.click(opener());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: /^Reply to/ })).toBeNull();
  expect(document.activeElement).toBe(opener());
  await userEvent.click(opener());
  await userEvent.keyboard('On cotton');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  const list = within(screen.getByRole('list', { name: 'Replies' }));
  expect(list.getAllByRole('listitem').at(-1)?.textContent).toContain('On cotton');
  expect(sent.find(({ call }) => call === ADD)?.body).toMatchObject({
    content: 'On cotton',
    parentId: reply(1).id,
  });
});

test('a comment that is removed leaves its replies, and goes with the last one', async () => {
  stubApi({
    [LIST]: [comment({ replies: [{ ...reply(1), userId: memberSample.id }], repliesCount: 1 })],
    [`DELETE ${ONE}`]: () => new Promise<Response>(() => {}),
    [`DELETE /api/comments/${reply(1).id}`]: () => new Promise<Response>(() => {}),
  });
  show();
  const remove = async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Remove' }))[0]!);
    await press('Remove');
  };
  await screen.findByText('Reply 1');
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  expect(await screen.findByText('Comment removed')).toBeTruthy();
  expect(screen.getByText('Reply 1')).toBeTruthy();
  await remove();
  expect(await screen.findByText('No comments yet. Be the first to comment!')).toBeTruthy();
});
