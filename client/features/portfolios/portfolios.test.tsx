import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { PORTFOLIO_MAX } from '#shared/portfolios/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { PortfolioSection } from './portfolio-section.tsx';

const OTHER = '44444444-4444-4444-8444-444444444444';
const IMAGE = '/objects/33333333-3333-4333-8333-333333333333';
const pieceOf = (n: number, fields: object = {}) => ({
  id: `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, 'a')}`,
  userId: memberSample.id,
  title: `Piece ${n}`,
  description: null,
  imageUrl: IMAGE,
  width: 1200,
  height: 800,
  placeholder: null,
  projectUrl: null,
  category: null,
  skills: null,
  featured: false,
  isHidden: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});
const three = [pieceOf(1, { featured: true }), pieceOf(2), pieceOf(3)];
const listOf = (id: string) => `GET /api/users/${id}/portfolio`;
const OWN = listOf(memberSample.id);
const ORDER = 'PUT /api/portfolio-order';

function show(answers: Record<string, object>, memberId: string = memberSample.id) {
  const sent = stubApi(answers);
  renderPage(
    <MemberContext value={memberSample}>
      <main id="main">
        <PortfolioSection person={{ ...memberSample, id: memberId }} isOwn={memberId === memberSample.id} />
      </main>
    </MemberContext>,
  );
  return sent;
}
beforeEach(() => sessionStorage.clear());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (title: string, item: string) => {
  await press(`More options for ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const shownOrder = async () =>
  within(await screen.findByRole('list', { name: 'Design portfolio' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('a piece that a moderator hid says so', async () => {
  show({ [OWN]: [pieceOf(1, { isHidden: true }), pieceOf(2)] });
  const [hidden, shown] = await screen.findAllByRole('article');
  expect(within(hidden!).getByText('Hidden by a moderator')).toBeTruthy();
  expect(within(shown!).queryByText('Hidden by a moderator')).toBeNull();
});

test('another member’s can be viewed, and opened in full', async () => {
  const full = {
    description: 'A shop that sells tea.',
    category: 'logo_design',
    skills: 'type, tea, type,',
    projectUrl: 'https://example.com/tea',
    featured: true,
  };
  show({ [listOf(OTHER)]: [pieceOf(1, full), pieceOf(2)] }, OTHER);
  await press('Piece 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Piece 1' }));
  expect(dialog.getByText('A shop that sells tea.')).toBeTruthy();
  expect(dialog.getByText(/type, tea$/)).toBeTruthy();
  expect(dialog.getByRole('link').getAttribute('href')).toBe('https://example.com/tea');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Featured · Logo design')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add a piece|More options for (?!this)|Move/ })).toBeNull();
});

test('is hidden if empty, and reports when it fails to load', async () => {
  const sent = show({ [listOf(OTHER)]: [] }, OTHER);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  let isBroken = true;
  const answer = () => (isBroken ? problem('internal') : Response.json(three));
  show({ [listOf(OTHER)]: answer }, OTHER);
  expect(await screen.findByText('The design portfolio couldn’t be loaded.')).toBeTruthy();
  isBroken = false;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Piece 3' })).toBeTruthy();
});

test('the first piece: missing fields are reported, the draft survives a failure', async () => {
  let isBroken = true;
  const sent = show({
    [OWN]: [],
    'POST /api/objects/upload': { uploadURL: 'http://store/put' },
    'PUT http://store/put': () => new Response(null),
    'PUT /api/artwork-images': { objectPath: IMAGE, width: 1200, height: 800, placeholder: '' },
    'POST /api/portfolio': () =>
      isBroken ? problem('internal') : Response.json(pieceOf(1), { status: 201 }),
  });
  expect(await screen.findByText('No design work yet.')).toBeTruthy();
  await press('Add a piece');
  await press('Add piece');
  expect(screen.getByText('Please choose an image')).toBeTruthy();
  expect(screen.getByText('Title is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Image'));
  await userEvent.upload(screen.getByLabelText('Image'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Selected image' })).toBeTruthy();
  expect(sent.find(({ call }) => call === 'POST /api/objects/upload')?.body).toMatchObject({
    purpose: 'portfolio',
  });
  await userEvent.type(screen.getByLabelText('Title'), 'Tea');
  await userEvent.type(screen.getByLabelText('Project link'), 'example.com');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Logo design');
  await press('Add piece');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong. Please try again');
  await userEvent.keyboard('{Escape}');
  await press('Add a piece');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Tea');
  isBroken = false;
  await press('Add piece');
  await waitFor(() => expect(shownToast()).toBe('Piece added'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.findLast(({ call }) => call === 'POST /api/portfolio')?.body).toEqual({
    title: 'Tea',
    description: '',
    imageUrl: IMAGE,
    projectUrl: 'https://example.com',
    category: 'logo_design',
    skills: '',
    featured: false,
  });
  await press('Add a piece');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
});

test('an unusable image is rejected before it is sent', async () => {
  const sent = show({ [OWN]: [] });
  await press('Add a piece');
  const file = new File(['x'], 'a.svg', { type: 'image/svg+xml' });
  await userEvent.upload(screen.getByLabelText('Image'), file, { applyAccept: false });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Only JPG, PNG, GIF and WebP images are supported.',
  );
  expect(sent.map(({ call }) => call)).toEqual([OWN]);
});

test('a piece moves within its group, and the new order is sent', async () => {
  const saved = [three[0]!, three[2]!, three[1]!];
  const sent = show({ [OWN]: three, [ORDER]: saved });
  await choose('Piece 3', 'Move earlier');
  expect(await shownOrder()).toEqual(['Piece 1', 'Piece 3', 'Piece 2']);
  await waitFor(() =>
    expect(sent.find(({ call }) => call === ORDER)?.body).toEqual({ ids: saved.map(({ id }) => id) }),
  );
  expect(screen.getByText('Piece 3 is now at position 2 of 3.')).toBeTruthy();
  await press('More options for Piece 3');
  const earlier = await screen.findByRole('menuitem', { name: 'Move earlier' });
  expect(earlier.getAttribute('aria-disabled')).toBe('true');
});

test('a refused order is undone', async () => {
  show({ [OWN]: three, [ORDER]: () => problem('portfolio_not_found') });
  await choose('Piece 2', 'Move later');
  await waitFor(() => expect(shownToast()).toContain('Portfolio piece not found.'));
  expect(await shownOrder()).toEqual(['Piece 1', 'Piece 2', 'Piece 3']);
});

test('featuring a piece keeps all its fields', async () => {
  const path = `PUT /api/portfolio/${three[1]!.id}`;
  const piece = pieceOf(2, { description: 'A shop', skills: 'tea', category: 'branding' });
  const sent = show({ [OWN]: [piece], [path]: { ...piece, featured: true } });
  await choose('Piece 2', 'Feature');
  await waitFor(() => expect(shownToast()).toBe('Piece featured'));
  expect(sent.find(({ call }) => call === path)?.body).toEqual({
    title: 'Piece 2',
    description: 'A shop',
    imageUrl: IMAGE,
    projectUrl: '',
    category: 'branding',
    skills: 'tea',
    featured: true,
  });
});

test('removing a piece asks for confirmation', async () => {
  let pieces = three;
  const path = `DELETE /api/portfolio/${three[1]!.id}`;
  show({
    [OWN]: () => Response.json(pieces),
    [path]: () => {
      pieces = [three[0]!, three[2]!];
      return new Response(null, { status: 204 });
    },
  });
  await choose('Piece 2', 'Remove');
  await press('Remove piece');
  await waitFor(async () => expect(await shownOrder()).toEqual(['Piece 1', 'Piece 3']));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a piece'));
});

test('a full portfolio accepts no more', async () => {
  const pieces = Array.from({ length: PORTFOLIO_MAX }, (_, index) => pieceOf(index + 10));
  show({ [OWN]: pieces });
  expect(await screen.findByText(/reached the 60-piece limit/)).toBeTruthy();
  // Finding it by role among sixty menus is slow.
  expect(screen.getByText<HTMLButtonElement>('Add a piece').disabled).toBe(true);
});
