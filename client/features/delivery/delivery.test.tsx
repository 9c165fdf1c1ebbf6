import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { chooseCountry } from '#client/lib/country.ts';
import { MemberContext } from '#client/lib/session.ts';
import { artworkDetailSample, memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { ArtworkView } from '../artworks/artwork-view.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { draftOf, errorsOf } from './profile-draft.ts';
import ProfileScreen from './profile-form.tsx';

const ID = '33333333-3333-4333-8333-000000000001';
const PROFILE = {
  id: ID,
  name: 'Prints, rolled',
  country: 'US',
  handlingDays: 2,
  zones: {
    home: { price: '8.00', daysFrom: 2, daysTo: 5 },
    region: null,
    world: { price: '24.00', daysFrom: 4, daysTo: 8 },
  },
  leftOut: ['BR', 'IN'],
  worksCount: 11,
  draftsCount: 1,
};
const LIST = 'GET /api/delivery-profiles';
const WITHOUT = `${LIST}/without`;
const WORK: ArtworkDetail = {
  ...artworkDetailSample,
  isPhysical: true,
  deliveryCost: '8.00',
  delivery: PROFILE,
};
const norwegian = { ...memberSample, country: 'NO' };

beforeEach(() => {
  chooseCountry(null);
  history.replaceState(null, '', '/settings/delivery');
});

test('a profile is a card that shows its zones as buyers see them', async () => {
  stubApi({ [LIST]: [PROFILE], [WITHOUT]: [] });
  renderPage(<DeliverySection />);
  const card = within((await screen.findByText('Prints, rolled')).closest('li')!);
  expect(card.getByText('From the United States. Sent within 2 days. Used by 11 works.')).toBeTruthy();
  const rows = card.getAllByRole('term').map((term) => term.closest('div')!.textContent);
  expect(rows).toEqual([
    'United States$84 to 7 days',
    'North AmericaNot delivered',
    'Rest of the worldExcept Brazil, India$246 to 10 days',
  ]);
});

test('deleting a profile in use asks what its works and drafts switch to', async () => {
  const other = { ...PROFILE, id: ID.replace(/1$/, '2'), name: 'Framed', worksCount: 0, draftsCount: 0 };
  const remove = `DELETE /api/delivery-profiles/${ID}`;
  const sent = stubApi({
    [LIST]: [PROFILE, other],
    [WITHOUT]: [],
    [remove]: () => new Response(null, { status: 204 }),
  });
  renderPage(<DeliverySection />);
  await userEvent.click(await screen.findByRole('button', { name: 'More options for Prints, rolled' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^11 works use .* promised. 1 draft uses this profile.$/)).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Switch to'), 'Same cost everywhere');
  await userEvent.type(dialog.getByLabelText('Shipping cost (USD)'), '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()).toBe('Delivery profile deleted'));
  expect(sent.map(({ call }) => call)).toContain(remove);
});

test('a profile that excludes the only country it delivers to has an error', () => {
  const zones = { home: PROFILE.zones.home, region: null, world: null };
  const errorOf = (leftOut: string[]) => errorsOf(draftOf({ ...PROFILE, zones, leftOut }, 'US')).zones;
  expect([errorOf(['US']), errorOf(['BR'])]).toEqual(['Deliver to at least one country.', undefined]);
});

test('the form shows what buyers will see, and errors at their fields', async () => {
  const sent = stubApi({ [LIST]: [], 'POST /api/delivery-profiles': PROFILE });
  renderPage(
    <MemberContext value={norwegian}>
      <ProfileScreen id={null} />
    </MemberContext>,
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Rolled' } });
  const zone = (name: string) => within(screen.getByRole('group', { name }));
  const fill = (name: string, ...values: string[]) => {
    for (const [at, label] of ['Price (USD)', 'From (days)', 'To (days)'].entries())
      fireEvent.change(zone(name).getByLabelText(label), { target: { value: values[at] } });
  };
  fill('Norway', '8', '7', '3');
  await userEvent.click(screen.getByRole('switch', { name: 'Deliver to Europe' }));
  fill('Rest of the world', '24', '4', '8');
  await userEvent.selectOptions(screen.getByLabelText('Add a country'), 'Brazil');
  const seen = within(screen.getByRole('region', { name: 'What buyers see' }));
  const read = () => seen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(read()).toEqual([
    'Delivery to Norway: price or days missing',
    'Not delivered to the United Kingdom',
    'Delivery to the United States: $24, 6 to 10 days',
    'Not delivered to Brazil',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(zone('Norway').getByText('‘From’ can’t be more than ‘To’.')).toBeTruthy();
  expect(document.activeElement).toBe(zone('Norway').getByLabelText('From (days)'));
  expect(sent.map(({ call }) => call)).not.toContain('POST /api/delivery-profiles');
  fill('Norway', '8', '1', '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(shownToast()).toBe('Delivery profile saved'));
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    name: 'Rolled',
    country: 'NO',
    handlingDays: 2,
    zones: {
      home: { price: '8', daysFrom: 1, daysTo: 3 },
      region: null,
      world: { price: '24', daysFrom: 4, daysTo: 8 },
    },
    leftOut: ['BR'],
  });
});

const showWork = (work: ArtworkDetail) =>
  renderPage(
    <MemberContext value={norwegian}>
      <ArtworkView id={work.id} artwork={work} viewer={norwegian} isSelling />
    </MemberContext>,
  );

test('the page of a work says what delivery to the member’s country, or to another one, costs', async () => {
  stubApi({});
  showWork(WORK);
  const line = (await screen.findByText('6 to 10 days', { exact: false })).textContent;
  expect(line).toBe('Delivery to Norway: $24, 6 to 10 days');
  await userEvent.click(screen.getByRole('button', { name: /^Change/ }));
  const field = await screen.findByRole('combobox', { name: 'Country' });
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options()[0]).toBe('Norway$24, 6 to 10 days');
  expect(options().at(-1)).toMatch(/Not delivered$/);
  await userEvent.type(field, 'braz{Enter}');
  expect(await screen.findByText('Not delivered to Brazil', { selector: 'span span, p span' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Purchase' })).toBeNull();
  const off = await screen.findByRole('button', { name: 'Purchase' });
  expect([off.getAttribute('aria-disabled'), off.hasAttribute('disabled')]).toEqual(['true', false]);
  const reason = document.getElementById(off.getAttribute('aria-describedby')!);
  expect(reason?.textContent).toBe('Not delivered to Brazil');
  expect(screen.getByRole('button', { name: 'Ask about delivery to Brazil' })).toBeTruthy();
});

test('saving sends what was changed, so that another window’s prices stay', async () => {
  const path = `PATCH /api/delivery-profiles/${ID}`;
  const sent = stubApi({ [LIST]: [PROFILE], [path]: PROFILE });
  renderPage(
    <MemberContext value={norwegian}>
      <ProfileScreen id={ID} />
    </MemberContext>,
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Rolled' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(shownToast()).toBe('Delivery profile saved'));
  expect(sent.find(({ call }) => call === path)?.body).toEqual({ name: 'Rolled' });
});
