/** Forms with an amount: what is none is refused at its field, stays as typed, and the page stands. */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { HireProjectDetail } from '#shared/hire/contract.ts';
import { OfficeSettings } from '#shared/settings/contract.ts';
import EditDialog from '#client/features/artworks/edit-dialog.tsx';
import { EMPTY_DRAFT } from '#client/features/artworks/form/upload-draft.ts';
import { UploadForm } from '#client/features/artworks/form/upload-form.tsx';
import ApplyDialog from '#client/features/hire/applications/apply-dialog.tsx';
import PostView from '#client/features/hire/post/post-view.tsx';
import { detailSample } from '#client/features/hire/testing/hire-samples.ts';
import OfferDialog from '#client/features/offers/offer-dialog.tsx';
import { PricesPanel } from '#client/features/office/settings/prices-panel.tsx';
import { writeDraft } from '#client/lib/draft.ts';
import { MemberContext } from '#client/lib/session.ts';
import { artworkDetailSample, memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';

const settings = OfficeSettings.parse({
  version: 0,
  commissionRate: '0.1000',
  premiumCommissionRate: '0.0800',
  premiumPrice: '10.00',
  supportEmail: 'help@example.com',
  comingSoon: [],
  lockedSwitches: [],
  isSelling: true,
  isPublic: false,
  isPublicLocked: false,
  taxNumber: null,
  changedAt: null,
});
const forSale = { ...artworkDetailSample, isForSale: true, isSold: false, price: '220.00', isPhysical: true };
const onClose = () => {};
const project = HireProjectDetail.parse({ ...detailSample, application: null });
const Upload = () => {
  const image = { objectPath: `/objects/${memberSample.id}`, width: 1600, height: 1200 };
  const work = { title: 'Canyon', category: 'digital_art', making: 'digital' } as const;
  const values = { ...EMPTY_DRAFT, ...work, imageUrl: image, isForSale: true, isPhysical: true };
  writeDraft('upload', { version: null, values });
  return <UploadForm member={memberSample} draft={null} onNamed={() => {}} onAnother={() => {}} />;
};

interface Case {
  form: string;
  show: () => ReactElement;
  labels: string[];
  button: RegExp;
}
const CASES: Case[] = [
  {
    form: 'publish',
    show: () => <Upload />,
    labels: ['Price (USD)', 'Shipping cost (USD)'],
    button: /^Upload Artwork$/,
  },
  {
    form: 'edit',
    show: () => <EditDialog artwork={forSale} member={memberSample} onClose={onClose} />,
    labels: ['Price (USD)', 'Shipping cost (USD)'],
    button: /^Save/,
  },
  {
    form: 'office settings',
    show: () => <PricesPanel settings={settings} />,
    labels: ['Premium price'],
    button: /^Save prices/,
  },
  {
    form: 'offer',
    show: () => <OfferDialog artwork={forSale} onClose={onClose} />,
    labels: ['Your offer (USD)'],
    button: /^(Offer|Send offer)/,
  },
  { form: 'post', show: () => <PostView />, labels: ['Budget (USD)'], button: /^Post Project$/ },
  {
    form: 'apply',
    show: () => <ApplyDialog project={project} onClose={onClose} />,
    labels: ['Proposed price (USD)'],
    button: /^Send application$/,
  },
];
const ODD = ['-5', '10,00 €', 'abc', '1e12', '0.001', '99999999999'];

test.for(CASES.flatMap((one) => one.labels.map((label) => ({ ...one, label }))))(
  '$form: $label',
  async ({ show, label, button }) => {
    const sent = stubApi({
      [`GET /api/artworks/${forSale.id}/credentials`]: { state: 'none', atelier: null, upload: null },
      [`GET /api/users/${memberSample.id}/portfolio`]: [],
    });
    renderPage(<MemberContext value={memberSample}>{show()}</MemberContext>);
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    for (const typed of ODD) {
      fireEvent.change(field, { target: { value: typed } });
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(field.value).toBe(typed);
      expect(field.getAttribute('aria-invalid'), typed).toBe('true');
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
      const sentences = ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '');
      expect(sentences.join(' '), typed).toMatch(/(Enter|enter|must|At most|At least|can be).+\./);
    }
    expect(sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  },
);

test('the office is told of as many fields as are wrong', async () => {
  stubApi({});
  renderPage(<PricesPanel settings={settings} />);
  const spoil = (label: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'abc' } });
  spoil('Premium price');
  expect(screen.getByText('Correct the marked field to save.')).toBeTruthy();
  spoil('Commission, free');
  expect(screen.getByText('Correct the marked fields to save.')).toBeTruthy();
});
